<?php
/**
 * [inlay module="pull-quote" quote="Words." cite1="Ada"] for the classic editor.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Writes the HTML of a placeholder. A post of the classic editor is saved with the HTML in place of the shortcode.
 */
final class Inlay_Shortcode {

	const TAG = 'inlay';

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_shortcode( self::TAG, array( __CLASS__, 'render' ) );
		add_filter( 'wp_insert_post_data', array( __CLASS__, 'expand_in_post' ) );
	}

	/**
	 * Modules by name: for each attribute of the shortcode, the element of its prop, or false for an attribute. The
	 * build writes the file.
	 *
	 * @return array
	 */
	public static function modules() {
		static $modules;
		if ( null === $modules ) {
			$modules = require dirname( INLAY_FILE ) . '/includes/modules.php';
		}
		return $modules;
	}

	/**
	 * Writes the placeholder. What is enclosed comes after the fields.
	 *
	 * @param array|string $attributes Attributes of the shortcode.
	 * @param string|null  $content    What the shortcode encloses.
	 * @return string
	 */
	public static function render( $attributes, $content = null ) {
		$attributes = is_array( $attributes ) ? $attributes : array();
		$name       = isset( $attributes['module'] ) ? sanitize_key( $attributes['module'] ) : '';
		if ( ! isset( self::modules()[ $name ] ) ) {
			return current_user_can( 'edit_posts' )
				/* translators: %s: name of a module. */
				? '<p>' . esc_html( sprintf( __( 'Inlay has no module "%s".', 'inlay' ), $name ) ) . '</p>'
				: '';
		}
		unset( $attributes['module'] );
		$html = '';
		$tag  = sprintf( '<div data-module="%s"', esc_attr( $name ) );
		foreach ( $attributes as $key => $value ) {
			// [inlay module="image" is-zoomable]: a flag has no value.
			list( $key, $value ) = is_int( $key ) ? array( strtolower( $value ), '' ) : array( $key, $value );
			$field               = self::modules()[ $name ][ $key ] ?? false;
			if ( $field ) {
				$html .= sprintf( '<p data-field="%s">%s</p>', esc_attr( $field ), esc_html( $value ) );
			} elseif ( preg_match( '/^[a-z][a-z0-9-]*$/', $key ) ) {
				$tag .= sprintf( ' data-%s="%s"', $key, esc_attr( $value ) );
			}
		}
		return $tag . '>' . $html . wp_kses_post( trim( (string) $content ) ) . '</div>';
	}

	/**
	 * Replaces shortcodes in a post of the classic editor when it is saved.
	 *
	 * @param array $data Fields of the post, with slashes.
	 * @return array
	 */
	public static function expand_in_post( $data ) {
		$content = isset( $data['post_content'] ) ? wp_unslash( $data['post_content'] ) : '';
		if ( ! has_blocks( $content ) && has_shortcode( $content, self::TAG ) ) {
			$expanded = preg_replace_callback( '/' . get_shortcode_regex( array( self::TAG ) ) . '/', array( __CLASS__, 'expand' ), $content );
			// Null if the text exceeds a limit of PHP. WordPress then expands the shortcodes when the post is shown.
			$data['post_content'] = null === $expanded ? $data['post_content'] : wp_slash( $expanded );
		}
		return $data;
	}

	/**
	 * The HTML of a shortcode. [[inlay]] stays, since it is an example, and so does one with an unknown module.
	 *
	 * @param string[] $found What get_shortcode_regex() finds.
	 * @return string
	 */
	private static function expand( $found ) {
		$attributes = shortcode_parse_atts( $found[3] );
		$name       = is_array( $attributes ) && isset( $attributes['module'] ) ? sanitize_key( $attributes['module'] ) : '';
		$is_example = '[' === $found[1] && ']' === $found[6];
		return $is_example || ! isset( self::modules()[ $name ] ) ? $found[0] : self::render( $attributes, $found[5] );
	}
}
