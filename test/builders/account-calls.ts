import type { FastifyInstance } from 'fastify'

export interface Said {
  readonly from?: string
  readonly visit?: string
  readonly token?: string
  readonly language?: string
  readonly brand?: string
}

/** Calls of customers of one location, each from its own network by default. */
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
