import type * as t from 'io-ts'
import { appVersion, deviceCookie, headerNames } from '../call/common-headers.ts'
import { errorBody } from '../call/error-body.ts'
import type { RouteShape } from '../call/route-shape.ts'
import { OursType } from '../codec/ours.ts'
import { ShapeType } from '../codec/shape.ts'
import { orderNotice } from '../kitchen/order-notice.ts'
import { noticeHeaders } from '../kitchen/signed-call.ts'
import { routes } from '../routes.ts'
import { answerExample, callExample } from './example-calls.ts'
import { exampleOf } from './example-of.ts'
import { additionMark, isAbsent, openSchemas, type Schema, type Schemas } from './schema-of.ts'
import { summaries } from './summaries.ts'

/** What every route may answer besides its own. */
const common: Readonly<Record<number, string>> = {
  400: 'The request cannot be read, or names no brand',
  429: 'Too many attempts; Retry-After says how long to wait',
  500: 'A failure of the server',
  503: 'Maintenance; the storefront raises its global alert',
}

type RouteTable = Readonly<Record<string, RouteShape>>

const securityOf: Readonly<Record<RouteShape['token'], readonly Schema[]>> = {
  ignored: [],
  welcome: [{}, { session: [] }],
  honest: [{}, { session: [] }],
  required: [{ session: [] }],
  judged: [{ session: [] }],
}

/** The contract as OpenAPI 3.1, made from the very codecs that read and write it. A table of routes, with a line on each. */
export function openApiDocument(
  table: RouteTable = routes,
  told: Readonly<Record<string, string>> = summaries,
): Schema {
  const schemas = openSchemas()
  const paths: Record<string, Record<string, Schema>> = {}
  for (const [name, route] of Object.entries(table)) {
    const path = paths[route.path] ?? {}
    path[route.method.toLowerCase()] = { operationId: name, summary: told[name], ...operationOf(name, route, schemas) }
    paths[route.path] = path
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Tureen order server',
      version: appVersion,
      description: 'Amounts are dollars with at most two decimals.',
    },
    servers: [{ url: '/v1' }],
    paths,
    webhooks: Object.fromEntries(
      Object.entries(notices).map(([name, { summary, example }]) => [
        name,
        { post: { operationId: name, summary, ...noticeOperation(example, schemas) } },
      ]),
    ),
    components: {
      schemas: schemas.components(),
      securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    },
  }
}

function json(schema: Schema, example: unknown): Schema {
  return { content: { 'application/json': { schema, example } } }
}

function parameter(
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

function fieldsOf(codec: t.Mixed, where: 'path' | 'query', schemas: Schemas): readonly Schema[] {
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

/** A header or a cookie, with what it is for. */
function toldHeader(name: string, where: 'header' | 'cookie', required: boolean, description: string): Schema {
  return {
    ...parameter(name, where, required, { type: 'string' }),
    description,
  }
}

function headersOf(route: RouteShape): readonly Schema[] {
  return [
    toldHeader(headerNames.brand, 'header', true, "The id of the brand: its folder's name."),
    ...(route.location === 'required'
      ? [toldHeader(headerNames.location, 'header', true, 'The id of the restaurant, as POST /locations tells it.')]
      : []),
    toldHeader(headerNames.session, 'header', false, 'One UUID for a visit, of the caller’s making. For logs.'),
    toldHeader(headerNames.version, 'header', false, `The caller’s version; this storefront is ${appVersion}.`),
    toldHeader(headerNames.os, 'header', false, 'Where the caller runs: Web. For logs.'),
    toldHeader(headerNames.platform, 'header', false, 'marketplace, from a page of one.'),
    ...(route.device === 'known'
      ? [
          {
            ...toldHeader(deviceCookie, 'cookie', false, 'Somebody signed in on this device before.'),
            [additionMark]: true,
          },
        ]
      : []),
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

function operationOf(name: string, route: RouteShape, schemas: Schemas): Schema {
  const error = schemas.schemaOf(errorBody)
  const own = Object.entries(route.answers).map(([status, codec]) => [
    status,
    {
      description: Number(status) < 300 ? 'Success' : 'Refused',
      ...json(schemas.schemaOf(codec), answerExample(name, Number(status), codec)),
    },
  ])
  const shared = Object.entries(common)
    .filter(([status]) => route.answers[Number(status)] === undefined)
    .map(([status, description]) => [
      status,
      { description, ...json(error, answerExample(name, Number(status), errorBody)) },
    ])
  return {
    ...(route.addition === undefined ? {} : { [additionMark]: true }),
    parameters: [
      ...headersOf(route),
      ...fieldsOf(route.params, 'path', schemas),
      ...fieldsOf(route.query, 'query', schemas),
    ],
    ...(isAbsent(route.body)
      ? {}
      : { requestBody: { required: true, ...json(schemas.schemaOf(route.body), callExample(name, route.body)) } }),
    responses: Object.fromEntries([...own, ...shared]),
    security: securityOf[route.token],
  }
}

/** By their names; `event` tells a receiver which of them came. */
const notices = {
  orderPlaced: {
    summary: 'A restaurant is told of an order, at least once; orderId and version together name one notice',
    example: { event: 'order.placed', version: 1 },
  },
  orderCancelled: {
    summary: 'The same of an order that was called off: event is order.cancelled, and the version is higher',
    example: { event: 'order.cancelled', version: 2, cancelledAt: '2026-06-10T12:05:00-04:00', reason: 'No noodles' },
  },
} as const

/** What a restaurant's own system is called with; its secret and address are the restaurant's and ours. */
function noticeOperation(said: object, schemas: Schemas): Schema {
  const example = Object.assign({}, exampleOf(orderNotice), said)
  return {
    parameters: Object.values(noticeHeaders).map((name) => parameter(name, 'header', true, { type: 'string' })),
    requestBody: { required: true, ...json(schemas.schemaOf(orderNotice), example) },
    responses: {
      '2XX': { description: 'The receiver has stored the notice, or had it already' },
      410: { description: 'The receiver wants no notice any more' },
      default: { description: 'The notice is sent again later' },
    },
    security: [],
  }
}
