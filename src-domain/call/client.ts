import type { JsonAnswer, JsonRequest, SendJson } from './send-json.ts'

type Query = NonNullable<JsonRequest['query']>
type Headers = NonNullable<JsonRequest['headers']>

type Asking = (path: string, query?: Query, headers?: Headers) => Promise<JsonAnswer>
type Telling = (path: string, body?: unknown, headers?: Headers) => Promise<JsonAnswer>

/** HTTP methods (API-04). GET, HEAD and OPTIONS send data in the query, the others in a body (API-02). */
export interface Client {
  readonly get: Asking
  readonly head: Asking
  readonly options: Asking
  readonly delete: Telling
  readonly post: Telling
  readonly put: Telling
  readonly patch: Telling
}

export function client(send: SendJson): Client {
  return {
    get: asking(send, 'GET'),
    head: asking(send, 'HEAD'),
    options: asking(send, 'OPTIONS'),
    delete: telling(send, 'DELETE'),
    post: telling(send, 'POST'),
    put: telling(send, 'PUT'),
    patch: telling(send, 'PATCH'),
  }
}

function asking(send: SendJson, method: JsonRequest['method']): Asking {
  return (path, query, headers) =>
    send({
      method,
      path,
      ...(query === undefined ? {} : { query }),
      ...(headers === undefined ? {} : { headers }),
    })
}

function telling(send: SendJson, method: JsonRequest['method']): Telling {
  return (path, body, headers) =>
    send({ method, path, ...(body === undefined ? {} : { body }), ...(headers === undefined ? {} : { headers }) })
}
