<?php
class MarksVariant_adjudicatorPreGame extends adjudicatorPreGame {
	protected $countryUnits = array(
		'Red' => array('Northmark (East Coast)' => 'Fleet'),
		'Blue' => array('Southmark' => 'Army'),
	);
}
