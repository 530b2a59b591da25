<?php
/**
 * Plugin Name:       Inlay
 * Description:       Quizzes, tables, quotations and other widgets as blocks. Posts contain plain HTML and stay readable without the plugin.
 * Version:           0.0.0
 * Requires at least: 6.1
 * Requires PHP:      7.4
 * License:           MIT
 * License URI:       https://opensource.org/license/mit
 * Text Domain:       inlay
 * Domain Path:       /languages
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

define( 'INLAY_FILE', __FILE__ );

require_once __DIR__ . '/includes/class-inlay-settings.php';
require_once __DIR__ . '/includes/class-inlay-loader.php';
require_once __DIR__ . '/includes/class-inlay-blocks.php';
require_once __DIR__ . '/includes/class-inlay-preview.php';
require_once __DIR__ . '/includes/class-inlay-shortcode.php';
require_once __DIR__ . '/includes/class-inlay-accounts.php';

add_action(
	'init',
	static function () {
		load_plugin_textdomain( 'inlay', false, dirname( plugin_basename( INLAY_FILE ) ) . '/languages' );
	},
	1
);

Inlay_Settings::register();
Inlay_Loader::register();
Inlay_Blocks::register();
Inlay_Preview::register();
Inlay_Shortcode::register();
Inlay_Accounts::register();
