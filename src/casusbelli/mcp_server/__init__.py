"""An MCP server: the judge, the rules and one's own games as tools for language models (extra mcp, docs/mcp.md)."""
