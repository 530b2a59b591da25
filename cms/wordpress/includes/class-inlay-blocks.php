<?php
/**
 * A block for each module. The build writes blocks/ and assets/.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Registers the blocks. A block saves the HTML of its placeholder, so that nothing is rendered here.
 */
final class Inlay_Blocks {

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'init', array( __CLASS__, 'add_blocks' ) );
		add_filter( 'block_categories_all', array( __CLASS__, 'add_category' ) );
		add_action( 'enqueue_block_editor_assets', array( __CLASS__, 'add_editor_data' ) );
	}

	/**
	 * Registers the editor's files and every block.
	 */
	public static function add_blocks() {
		$version = self::version();
		wp_register_script( 'inlay-catalogue', plugins_url( 'assets/catalogue.js', INLAY_FILE ), array(), $version, true );
		wp_register_script(
			'inlay-editor',
			plugins_url( 'assets/editor.js', INLAY_FILE ),
			array( 'inlay-catalogue', 'wp-api-fetch', 'wp-block-editor', 'wp-blocks', 'wp-components', 'wp-element', 'wp-i18n' ),
			$version,
			true
		);
		wp_set_script_translations( 'inlay-editor', 'inlay', dirname( INLAY_FILE ) . '/languages' );
		wp_register_style( 'inlay-editor', plugins_url( 'assets/editor.css', INLAY_FILE ), array(), $version );

		$folder = dirname( INLAY_FILE ) . '/blocks';
		if ( function_exists( 'wp_register_block_metadata_collection' ) ) {
			wp_register_block_metadata_collection( $folder, "$folder/blocks-manifest.php" );
		}
		foreach ( array_keys( Inlay_Shortcode::modules() ) as $name ) {
			register_block_type( "$folder/$name" );
		}
	}

	/**
	 * Adds the category of the blocks.
	 *
	 * @param array[] $categories Categories of the inserter.
	 * @return array[]
	 */
	public static function add_category( $categories ) {
		$categories[] = array(
			'slug'  => 'inlay',
			'title' => __( 'Inlay', 'inlay' ),
			'icon'  => null,
		);
		return $categories;
	}

	/**
	 * Gives the editor what depends on the user: without `unfiltered_html`, WordPress removes some elements when the post is saved.
	 */
	public static function add_editor_data() {
		$data = array(
			'preview'     => Inlay_Preview::url(),
			'allowedTags' => current_user_can( 'unfiltered_html' ) ? null : array_keys( wp_kses_allowed_html( 'post' ) ),
		);
		wp_add_inline_script( 'inlay-editor', 'window.inlayEditor = ' . wp_json_encode( $data, JSON_HEX_TAG ) . ';', 'before' );
	}

	/**
	 * The version in the header of the plugin.
	 *
	 * @return string
	 */
	private static function version() {
		return get_file_data( INLAY_FILE, array( 'version' => 'Version' ) )['version'];
	}
}
