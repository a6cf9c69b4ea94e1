import { createServer, type RequestListener, type Server } from 'node:http'
import { expect } from 'chai'
import { callApi } from '../../../src-adapters/payment-api/gateway-call.ts'

describe("a call to a processor's API", () => {
  const servers: Server[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.closeAllConnections()
      server.close()
    }
  })
  const listen = (host: RequestListener): Promise<string> =>
    new Promise((resolve) => {
      const server = createServer(host)
      servers.push(server)
      server.listen(0, '127.0.0.1', () => {
        const address = server.address()
        resolve(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`)
      })
    })
  const post = (url: string) => callApi({ method: 'POST', url, body: { key: 'of the shop' }, timeout: 2_000 })

  it('API-59 takes what moves money to no other host than its own (38)', async () => {
    const heard: string[] = []
    const elsewhere = await listen((request, response) => {
      heard.push(request.url ?? '')
      response.end('{"_tag":"Paid"}')
    })
    const url = await listen((_, response) => response.writeHead(307, { location: `${elsewhere}/thief` }).end())
    expect(await post(url)).to.equal(undefined)
    expect(heard).to.deep.equal([])
  })

  it('API-59 tells a refusal by its status, also where a page came with it (38)', async () => {
    const url = await listen((_, response) => response.writeHead(401).end('<!doctype html>'))
    expect(await post(url)).to.deep.equal({ status: 401, isOk: false, json: undefined })
  })

  it('API-59 sends JSON once, says so, and reads JSON behind a byte order mark', async () => {
    const asked: unknown[] = []
    const url = await listen((request, response) => {
      let text = ''
      request.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      request.on('end', () => {
        asked.push([request.method, request.headers['content-type'], text])
        response.end('\u{feff}{"ok":true}')
      })
    })
    expect(await post(url)).to.deep.equal({ status: 200, isOk: true, json: { ok: true } })
    expect(await callApi({ method: 'DELETE', url, timeout: 2_000 })).to.have.property('isOk', true)
    expect(asked).to.deep.equal([
      ['POST', 'application/json', '{"key":"of the shop"}'],
      ['DELETE', undefined, ''],
    ])
  })
})
