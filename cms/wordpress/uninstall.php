<?php
/**
 * Deletes the settings, and the fields that it added to users. Posts stay as they are: they contain plain HTML.
 *
 * @package Inlay
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'inlay_settings' );
foreach ( array( 'inlay_company', 'inlay_title', 'inlay_business_function', 'inlay_country' ) as $inlay_field ) {
	delete_metadata( 'user', 0, $inlay_field, '', true );
}
