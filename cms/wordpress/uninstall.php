<?php
/**
 * Deletes the settings. Posts stay as they are: they contain plain HTML.
 *
 * @package Inlay
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'inlay_settings' );
