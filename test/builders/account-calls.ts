import type { FastifyInstance } from 'fastify'

/** What comes with a call beside its body. */
export interface Said {
  readonly from?: string
  readonly visit?: string
  readonly token?: string
  readonly language?: string
  readonly brand?: string
}

/** Calls to an edge as customers of one restaurant make them, each from a network of its own unless another is said. */
export function accountCalls(app: () => FastifyInstance) {
  let network = 0
  return async (method: 'GET' | 'POST' | 'PUT', path: string, body?: object, said: Said = {}) => {
    network += 1
    const answer = await app().inject({
      method,
      url: `/v1${path}`,
      remoteAddress: said.from ?? `203.0.${Math.floor(network / 250)}.${network % 250}`,
      headers: {
        client: said.brand ?? 'noodle-house',
        sessionid: said.visit ?? 'visit-1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(said.token === undefined ? {} : { authorization: `Bearer ${said.token}` }),
        ...(said.language === undefined ? {} : { 'accept-language': said.language }),
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    })
    return { status: answer.statusCode, text: answer.body, body: answer.body === '' ? {} : answer.json(), answer }
  }
}
