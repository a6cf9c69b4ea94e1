import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { freePort, type OwnProcess, startProcess } from '../../builders/own-process.ts'

interface Answer {
  readonly status: number | undefined
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

const password = 'Demo-Ladle-1'

describe('a server with STAFF_ORIGIN', function () {
  this.timeout(120_000)
  let folder: string
  let server: OwnProcess
  let port: number

  const ask = (host: string, path: string, body?: object, origin = `http://${host}:${port}`) =>
    new Promise<Answer>((done, failed) => {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const headers = { host: `${host}:${port}`, client: 'ember', accept: 'text/html', origin }
      const json = text === undefined ? {} : { 'content-type': 'application/json' }
      const call = request({
        ...{ port, path, host: '127.0.0.1', method: text === undefined ? 'GET' : 'POST' },
        headers: { ...headers, ...json },
      })
      call.once('error', failed)
      call.once('response', (answer) => {
        answer.resume()
        done({ status: answer.statusCode, headers: answer.headers })
      })
      call.end(text)
    })

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tureen-staff-origin-'))
    port = await freePort()
    server = startProcess('dist/server/main.js', {
      ...{ PORT: String(port), HOST: '127.0.0.1', DATA_DIR: folder, LOG_LEVEL: 'fatal' },
      STAFF_ORIGIN: `http://{brand}.staff.localhost:${port}`,
    })
    await server.answers(`http://127.0.0.1:${port}/readyz`, 100_000)
  })
  after(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await rm(folder, { recursive: true, force: true })
  })

  it('serves staff at the brand’s own host alone, and no page of the shop there', async () => {
    const [shop, staff] = ['ember.localhost', 'ember.staff.localhost']
    expect((await ask(staff, '/staff')).status).to.equal(200)
    expect((await ask(shop, '/staff')).status).to.equal(404)
    const home = await ask(staff, '/')
    expect([home.status, home.headers['location']]).to.deep.equal([302, '/staff'])
    expect((await ask(staff, '/location/red-hook/pickup')).status).to.equal(404)
    expect((await ask(shop, '/location/red-hook/pickup')).status).to.equal(200)
  })

  it('takes calls of staff from that host’s page alone', async () => {
    const [shop, staff] = ['ember.localhost', 'ember.staff.localhost']
    const body = { email: 'counter@ember.example', password }
    expect((await ask(shop, '/v1/staff/session', body)).status).to.equal(404)
    expect((await ask('nocturne.staff.localhost', '/v1/staff/session', body)).status).to.equal(404)
    expect((await ask(staff, '/v1/staff/session', body, `http://${shop}:${port}`)).status).to.equal(403)
    const signedIn = await ask(staff, '/v1/staff/session', body)
    expect(signedIn.status).to.equal(200)
    expect(String(signedIn.headers['set-cookie'])).to.include('Path=/v1/staff').and.not.include('Domain')
  })
})
