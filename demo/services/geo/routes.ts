import { countryOf } from '../http/client.ts';
import type { Operation } from '../http/operation.ts';
import { languageOf } from '../http/language.ts';
import { answer, langQuery, object } from '../openapi/schemas.ts';

/**
 * The visitor's country: from the header of the balancer in front, or the configured one. No IP address leaves the
 * machine.
 */
export function geoOperations({ country }: { country: string }): Operation[] {
  return [
    {
      method: 'get',
      path: '/services/geo',
      description: {
        operationId: 'getCountry',
        tags: ['geo'],
        summary: "The visitor's country",
        parameters: [
          langQuery,
          {
            name: 'x-client-country',
            in: 'header',
            description: 'Set by the load balancer.',
            schema: { type: 'string' },
          },
          {
            name: 'x-client-region',
            in: 'header',
            description: 'Set by the load balancer: the part of an ISO 3166-2 code after the country.',
            schema: { type: 'string' },
          },
        ],
        responses: {
          200: answer(
            'ISO 3166 code and name, and the region where the balancer knows it.',
            object(
              {
                country_code: { type: 'string', pattern: '^[A-Z]{2}$' },
                country_name: { type: 'string' },
                region_code: { type: 'string', pattern: '^[A-Z0-9]{1,3}$' },
              },
              ['region_code'],
            ),
          ),
        },
      },
      handle(context) {
        const code = countryOf(context) ?? country;
        const region = context.req.header('x-client-region')?.toUpperCase() ?? '';
        const names = new Intl.DisplayNames([languageOf(context)], { type: 'region' });
        return context.json({
          country_code: code,
          country_name: names.of(code) ?? code,
          ...(/^[A-Z0-9]{1,3}$/.test(region) && { region_code: region }),
        });
      },
    },
  ];
}
