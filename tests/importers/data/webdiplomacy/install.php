<?php
// Made up for tests: a comment with 'a quote and (brackets.
defined('IN_CODE') or die('No.');
require_once("variants/install.php");

InstallTerritory::$Territories=array();
$territoryRawData=array(
	array('Northmark' , 'Coast', 'Yes', 1, 200, 40, 100, 20), # 1
	array('The Hills', 'Land', 'No', 0, 200, 110, 100, 55),
	array('Southmark', 'Coast', 'Yes', 2, 200, 180, 100, 90),
	array('Isle', 'Coast', 'Yes', 0, 200, 260, 100, 130),
	array('West Sea', 'Sea', 'No', 0, 60, 200, 30, 100),
	array('East Sea', 'Sea', 'No', 0, 340, 200, 170, 100),
	array('Northmark (West Coast)', 'Coast', 'No', 1, 180, 40, 90, 20),
	array("Northmark (East Coast)", 'Coast', 'No', 1, 220, 40, 110, 20)
);
foreach($territoryRawData as $row)
{
	list($name, $type, $supply, $countryID, $x, $y, $sx, $sy)=$row;
	new InstallTerritory($name, $type, $supply, $countryID, $x, $y, $sx, $sy);
}
unset($territoryRawData);

$bordersRawData=array(
	array('Northmark','The Hills','No','Yes'),
	array('Northmark','Southmark','No','Yes'),
	array('The Hills','Southmark','No','Yes'),
	array('Northmark (West Coast)','Southmark','Yes','No'),
	array('Northmark (West Coast)','West Sea','Yes','No'),
	array('Northmark (East Coast)','East Sea','Yes','No'),
	array('Southmark','West Sea','Yes','No'),
	array('Southmark','East Sea','Yes','No'),
	array('Isle','West Sea','Yes','No'),
);
foreach($bordersRawData as $borderRawRow)
{
	list($from, $to, $fleets, $armies)=$borderRawRow;
	InstallTerritory::$Territories[$to]->addBorder(InstallTerritory::$Territories[$from],$fleets,$armies);
}
/* the other
   layout */
InstallTerritory::$Territories['Isle']->addBorder(InstallTerritory::$Territories['East Sea'], 'Yes', 'No');
InstallTerritory::$Territories['West Sea']->addBorder(InstallTerritory::$Territories['East Sea'], 'Yes', 'No');
InstallTerritory::runSQL($this->mapID);
?>
