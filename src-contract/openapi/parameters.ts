import type * as t from 'io-ts'
import { appVersion, deviceCookie, headerNames } from '../call/common-headers.ts'
import type { RouteShape } from '../call/route-shape.ts'
import { OursType } from '../codec/ours.ts'
import { ShapeType } from '../codec/shape.ts'
import { staffCookie } from '../staff/staff-session.ts'
import { exampleOf } from './example-of.ts'
import { additionMark, isAbsent, type Schema, type Schemas } from './schema-of.ts'

export function fieldsOf(codec: t.Mixed, where: 'path' | 'query', schemas: Schemas): readonly Schema[] {
  if (isAbsent(codec)) return []
  if (!(codec instanceof ShapeType)) throw new Error(`${codec.name} cannot be a ${where}`)
  const examples = Object(exampleOf(codec))
  const must: readonly [string, t.Mixed][] = Object.entries(codec.required)
  const may: readonly [string, t.Mixed][] = Object.entries(codec.optional)
  return [
    ...must.map(([name, one]) => parameter(name, where, true, schemas.schemaOf(one), examples[name])),
    ...may.map(([name, one]) => {
      const told = parameter(name, where, false, schemas.schemaOf(one), examples[name])
      return one instanceof OursType ? { ...told, [additionMark]: true } : told
    }),
  ]
}

export function headersOf(route: RouteShape): readonly Schema[] {
  return [
    ...(route.isStream === true
      ? []
      : [toldHeader(headerNames.brand, 'header', true, "The id of the brand: its folder's name.")]),
    ...(route.location === 'unused'
      ? []
      : [
          toldHeader(
            headerNames.location,
            'header',
            route.location === 'required',
            'The id of the restaurant, as POST /locations tells it.',
          ),
        ]),
    toldHeader(headerNames.session, 'header', false, 'One UUID for a visit, of the caller’s making. For logs.'),
    toldHeader(headerNames.version, 'header', false, `The caller’s version; this storefront is ${appVersion}.`),
    toldHeader(headerNames.os, 'header', false, 'Where the caller runs: Web. For logs.'),
    toldHeader(headerNames.platform, 'header', false, 'marketplace, from a page of one.'),
    ...Object.entries(route.headers ?? {}).map(([name, says]) =>
      toldHeader(name, 'header', false, `${says}: for a back end that answers by it. We do not look at it.`),
    ),
    ...(route.device === 'known'
      ? [
          {
            ...toldHeader(deviceCookie, 'cookie', false, 'Marks a device that signed in before.'),
            [additionMark]: true,
          },
        ]
      : []),
    ...(route.staff === undefined ? [] : staffHeaders(route)),
    ...(route.language === 'kept'
      ? [
          {
            ...toldHeader(headerNames.language, 'header', false, 'The language in which the customer is written to.'),
            [additionMark]: true,
          },
        ]
      : []),
  ]
}

function staffHeaders({ staff, method }: RouteShape): readonly Schema[] {
  return [
    ...(staff === 'signed-in'
      ? [
          toldHeader(
            staffCookie,
            'cookie',
            false,
            'The session of a member of staff or a paired device, as signing in or pairing sets it. A till sends an API key instead.',
          ),
        ]
      : []),
    ...(method === 'GET'
      ? []
      : [
          toldHeader(
            'Origin',
            'header',
            staff === 'signs-in',
            `The address of the page, on the host of the call.${staff === 'signs-in' ? '' : ' Not read with an API key.'}`,
          ),
        ]),
  ]
}

function toldHeader(name: string, where: 'header' | 'cookie', required: boolean, description: string): Schema {
  return {
    ...parameter(name, where, required, { type: 'string' }),
    description,
  }
}

export function parameter(
  name: string,
  where: 'header' | 'cookie' | 'path' | 'query',
  required: boolean,
  schema: Schema,
  example?: unknown,
): Schema {
  return {
    name,
    in: where,
    required,
    schema,
    ...(example === undefined ? {} : { example }),
  }
}
