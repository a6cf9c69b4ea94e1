import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { expect } from 'chai'
import pino from 'pino'
import { forwardApi } from '../../../src/server/forward-api.ts'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { defaultLimits } from '../../../src-server/http/limits.ts'

describe('a storefront before another back end', () => {
  it('API-05, API-06, API-07, API-08 hands on every header that the contract knows, and no cookie', async () => {
    const seen: IncomingHttpHeaders[] = []
    const backEnd = createServer((request, response) => {
      seen.push(request.headers)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    await new Promise<void>((ready) => backEnd.listen(0, '127.0.0.1', ready))
    const address = backEnd.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const app = httpApp({
      logger: pino({ level: 'silent' }),
      ids: { uuid: randomUUID },
      limits: defaultLimits,
      trustedProxies: 0,
    })
    await forwardApi(app, `http://127.0.0.1:${port}`, 5_000)
    const headers = {
      ...{ client: 'noodle-house', os: 'Web', sessionid: 's-1', version: '1.0.0', platform: 'marketplace' },
      ...{ locationid: 'loc-1', authorization: 'Bearer t', advertisingid: 'ad-7', deviceid: 'dev-9' },
    }
    try {
      await app.inject({ method: 'POST', url: '/v1/order', headers: { ...headers, cookie: 'mine=1' }, payload: {} })
    } finally {
      await app.close()
      backEnd.close()
    }
    expect(seen[0]).to.include(headers)
    expect(seen[0]).to.not.have.property('cookie')
  })
})
