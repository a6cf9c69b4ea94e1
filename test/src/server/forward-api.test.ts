import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'chai'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import { forwardApi } from '../../../src/server/forward-api.ts'
import { httpApp } from '../../../src-server/http/http-app.ts'
import { defaultLimits } from '../../../src-server/http/limits.ts'

describe('a storefront before another back end', () => {
  let app: FastifyInstance
  let backEnd: Server

  const open = async (answer: RequestListener) => {
    backEnd = createServer(answer).listen(0, '127.0.0.1')
    await once(backEnd, 'listening')
    app = httpApp({
      logger: pino({ level: 'silent' }),
      ids: { uuid: randomUUID },
      limits: defaultLimits,
      trustedProxies: 0,
    })
    await forwardApi(app, `http://127.0.0.1:${(backEnd.address() as AddressInfo).port}`, 5_000)
  }
  afterEach(async () => {
    await app.close()
    backEnd.closeAllConnections()
    backEnd.close()
  })
  const get = () => app.inject({ method: 'GET', url: '/v1/menus?orderType=pickup', headers: { client: 'c' } })
  const post = () => app.inject({ method: 'POST', url: '/v1/order', headers: { client: 'c' }, payload: {} })

  it('API-05, API-06, API-07, API-08 hands on every header that the contract knows, and no cookie', async () => {
    const seen: IncomingHttpHeaders[] = []
    await open((request, response) => {
      seen.push(request.headers)
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
    const headers = {
      ...{ client: 'noodle-house', os: 'Web', sessionid: 's-1', version: '1.0.0', platform: 'marketplace' },
      ...{ locationid: 'loc-1', authorization: 'Bearer t', advertisingid: 'ad-7', deviceid: 'dev-9' },
    }
    await app.inject({ method: 'POST', url: '/v1/order', headers: { ...headers, cookie: 'mine=1' }, payload: {} })
    expect(seen[0]).to.include(headers)
    expect(seen[0]).to.not.have.property('cookie')
  })

  const closingKept = () => {
    const used = new WeakSet<object>()
    const seen: string[] = []
    const answer: RequestListener = (request, response) => {
      const { socket, method, url } = request
      const isKept = used.has(socket)
      used.add(socket)
      seen.push(`${method} ${url} on a ${isKept ? 'kept' : 'new'} connection`)
      if (isKept) socket.destroy()
      else response.writeHead(200, { 'content-type': 'application/json', etag: '"1"' }).end('{"menus":{}}')
    }
    return { seen, answer }
  }

  it('API-01, API-46 a call that only reads is repeated on a new connection where the kept one was just closed', async () => {
    const { seen, answer } = closingKept()
    await open(answer)
    // The client chooses the connection, so repeats until it reuses one.
    while (seen.at(-2)?.endsWith('a kept connection') !== true) {
      const { statusCode, headers, payload } = await get()
      expect([statusCode, headers['etag'], payload]).to.deep.equal([200, '"1"', '{"menus":{}}'])
    }
    expect(seen.at(-1)).to.equal('GET /v1/menus?orderType=pickup on a new connection')
  })

  it('API-01, API-59 a call that may have done something is sent once, and nobody is said to have answered', async () => {
    const { seen, answer } = closingKept()
    await open(answer)
    const answers = [await post()]
    while (seen.at(-1)?.endsWith('a kept connection') !== true) answers.push(await post())
    expect(seen).to.have.length(answers.length)
    const lost = answers.pop()
    expect([lost?.statusCode, lost?.json().code]).to.deep.equal([504, 'no_answer'])
    expect(answers.map(({ statusCode }) => statusCode)).to.deep.equal(answers.map(() => 200))
  })

  it('API-01 a back end that closes every connection is asked twice, and not for ever', async () => {
    let asked = 0
    await open((request) => {
      asked += 1
      request.socket.destroy()
    })
    expect((await get()).statusCode).to.equal(504)
    expect(asked).to.equal(2)
  })

  it('API-01, API-10 an answer that breaks off in the middle is none', async () => {
    await open((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
      response.write('{"menus":', () => response.socket?.destroy())
    })
    for (const call of [get, post]) {
      const answer = await call()
      expect([answer.statusCode, answer.json().code]).to.deep.equal([504, 'no_answer'])
    }
  })
})
