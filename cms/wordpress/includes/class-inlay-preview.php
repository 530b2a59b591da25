<?php
/**
 * The preview of a block in the editor: a page of the site's own with the loader, in an iframe.
 *
 * @package Inlay
 */

defined( 'ABSPATH' ) || exit;

/**
 * Serves the page, and the content that the editor puts into it.
 */
final class Inlay_Preview {

	const ACTION = 'inlay_preview';

	/**
	 * Adds the hooks.
	 */
	public static function register() {
		add_action( 'admin_post_' . self::ACTION, array( __CLASS__, 'print_page' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'add_route' ) );
	}

	/**
	 * Address of the page.
	 *
	 * @return string
	 */
	public static function url() {
		return add_query_arg(
			array(
				'action'   => self::ACTION,
				'_wpnonce' => wp_create_nonce( self::ACTION ),
			),
			admin_url( 'admin-post.php' )
		);
	}

	/**
	 * Prints an empty page. The editor fills it, so that the content is not in an address.
	 */
	public static function print_page() {
		check_admin_referer( self::ACTION );
		if ( ! current_user_can( 'edit_posts' ) ) {
			wp_die( esc_html__( 'You are not allowed to edit posts.', 'inlay' ), '', array( 'response' => 403 ) );
		}
		nocache_headers();
		header( 'Content-Type: text/html; charset=' . get_bloginfo( 'charset' ) );
		header( 'X-Robots-Tag: noindex' );
		?>
<!doctype html>
<html <?php language_attributes(); ?>>
<head>
<meta charset="<?php echo esc_attr( get_bloginfo( 'charset' ) ); ?>" />
<meta name="viewport" content="width=device-width" />
<title><?php esc_html_e( 'Preview', 'inlay' ); ?></title>
		<?php
		add_filter( 'inlay_configuration', array( __CLASS__, 'as_preview' ) );
		Inlay_Loader::print_tags();
		?>
</head>
<body><main></main></body>
</html>
		<?php
		exit;
	}

	/**
	 * Turns off consent, analytics and redirects.
	 *
	 * @param array $config The configuration of the page.
	 * @return array
	 */
	public static function as_preview( $config ) {
		return array_merge( $config, array( 'mode' => 'preview' ) );
	}

	/**
	 * Adds the route that filters content as WordPress does when the post is saved.
	 */
	public static function add_route() {
		register_rest_route(
			'inlay/v1',
			'/preview',
			array(
				'methods'             => 'POST',
				'permission_callback' => static fn() => current_user_can( 'edit_posts' ),
				'args'                => array(
					'content' => array(
						'type'     => 'string',
						'required' => true,
					),
				),
				'callback'            => static function ( $request ) {
					$content = $request['content'];
					return array( 'content' => current_user_can( 'unfiltered_html' ) ? $content : wp_kses_post( $content ) );
				},
			)
		);
	}
}
