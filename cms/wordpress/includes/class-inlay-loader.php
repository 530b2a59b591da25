<?php
/**
 * The configuration, the stylesheet and the loader in <head>.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Links the files of Inlay.
 */
final class Inlay_Loader {

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'wp_head', array( __CLASS__, 'print_tags' ), 2 );
	}

	/**
	 * Prints the tags. A theme or plugin that has its own turns them off with the filter `inlay_print_tags`.
	 */
	public static function print_tags() {
		/**
		 * Filters whether this page gets the tags.
		 *
		 * @param bool $is_printed Default true.
		 */
		if ( ! apply_filters( 'inlay_print_tags', true ) ) {
			return;
		}
		$loader = Inlay_Settings::loader();
		/**
		 * Filters the configuration of the page.
		 *
		 * @param array $config Keys of docs/configuration.md.
		 */
		$config = apply_filters( 'inlay_configuration', Inlay_Settings::configuration() );
		if ( $config ) {
			// JSON_HEX_TAG keeps "</script>" out of the script.
			wp_print_inline_script_tag(
				wp_json_encode( $config, JSON_HEX_TAG | JSON_HEX_AMP | JSON_UNESCAPED_SLASHES ),
				array(
					'type'              => 'application/json',
					'data-inlay-config' => true,
				)
			);
		}
		printf(
			'<link rel="stylesheet" href="%s" />' . "\n", // phpcs:ignore WordPress.WP.EnqueuedResources.NonEnqueuedStylesheet -- The order of the three tags matters.
			esc_url( preg_replace( '#/loader\.js(?=$|[?\#])#', '/inlay.css', $loader ) )
		);
		wp_print_script_tag(
			array(
				'src'   => esc_url( $loader ),
				'defer' => true,
			)
		);
	}
}
