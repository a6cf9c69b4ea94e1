import { appVersion } from '../call/common-headers.ts'
import { errorBody } from '../call/error-body.ts'
import type { RouteShape } from '../call/route-shape.ts'
import { routes } from '../routes.ts'
import { staffCookie } from '../staff/staff-session.ts'
import { answerExample, callExample } from './example-calls.ts'
import { eventContent, fileContent, jsonContent } from './json-content.ts'
import { noticeOperations } from './notices.ts'
import { fieldsOf, headersOf } from './parameters.ts'
import { additionMark, isAbsent, openSchemas, type Schema, type Schemas } from './schema-of.ts'
import { summaries } from './summaries.ts'

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

/** Builds the OpenAPI 3.1 document. `told`: a summary for each route. */
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
      description:
        "Amounts are in the brand's currency, in its main unit, with at most its decimals of ISO 4217. This document shows those of dollars; limits of other currencies are as large in worth.",
    },
    servers: [{ url: '/v1' }],
    paths,
    webhooks: noticeOperations(schemas),
    components: {
      schemas: schemas.components(),
      securitySchemes: {
        session: { type: 'http', scheme: 'bearer' },
        staffSession: { type: 'apiKey', in: 'cookie', name: staffCookie },
        apiKey: {
          type: 'http',
          scheme: 'bearer',
          description:
            'A key of a till, made by an owner on the page Devices. A call sends it or the cookie, never both.',
        },
      },
    },
  }
}

function unlikeJson({ isStream, file }: RouteShape): Schema | undefined {
  if (isStream === true) return eventContent()
  return file === undefined ? undefined : fileContent(file)
}

function operationOf(name: string, route: RouteShape, schemas: Schemas): Schema {
  const error = schemas.schemaOf(errorBody)
  const own = Object.entries(route.answers).map(([status, codec]) => [
    status,
    {
      description: Number(status) < 300 ? 'Success' : 'Refused',
      ...((status === '200' ? unlikeJson(route) : undefined) ??
        jsonContent(schemas.schemaOf(codec), answerExample(name, Number(status), codec))),
    },
  ])
  const shared = Object.entries(common)
    .filter(([status]) => route.answers[Number(status)] === undefined)
    .map(([status, description]) => [
      status,
      { description, ...jsonContent(error, answerExample(name, Number(status), errorBody)) },
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
      : {
          requestBody: { required: true, ...jsonContent(schemas.schemaOf(route.body), callExample(name, route.body)) },
        }),
    responses: Object.fromEntries([...own, ...shared]),
    security: route.staff === 'signed-in' ? [{ staffSession: [] }, { apiKey: [] }] : securityOf[route.token],
  }
}
