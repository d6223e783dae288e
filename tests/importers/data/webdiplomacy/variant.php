<?php
class MarksVariant extends WDVariant {
	public $id = 900;
	public $name = 'Marks';
	public $fullName = 'The Two Marks';
	public $description = 'It\'s made up.';
	public $countries = array('Red', 'Blue');

	public function initialize() {
		parent::initialize();
		$this->supplyCenterTarget = 2;
	}

	public function turnAsDate($turn) {
		if ($turn == -1) return "Pre-game";
		else return ($turn % 2 ? "Autumn, " : "Spring, ").(floor($turn/2) + 1820);
	}
}
