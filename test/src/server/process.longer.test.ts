import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, get, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { ticket } from '../../../src-contract/ordering/ticket.ts'
import { copyDemoBrands } from '../../builders/demo-brands.ts'
import { shortLived } from '../../builders/own-process.ts'
import { aTicket } from '../../builders/ticket-builder.ts'

interface Run {
  readonly child: ChildProcess
  readonly errors: () => string
  readonly ended: Promise<number | null>
}

function portOf(server: Server): number {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(portOf(server))))
}

async function freePort(): Promise<number> {
  const probe = createServer()
  const port = await listening(probe)
  await new Promise((resolve) => probe.close(resolve))
  return port
}

/** `fetch` would normalise the path. */
function rawStatus(port: number, path: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).on('error', reject)
  })
}

describe('the server as a process', function () {
  this.timeout(300_000)
  let folder: string
  const runs: Run[] = []

  const start = (variables: Readonly<Record<string, string>>): Run => {
    const child = spawn(process.execPath, [...shortLived, 'dist/server/main.js'], {
      env: {
        PATH: process.env['PATH'] ?? '',
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        LOG_LEVEL: 'warn',
        DATA_DIR: join(folder, 'data'),
        ...variables,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    let errors = ''
    child.stderr?.on('data', (chunk) => {
      errors += String(chunk)
    })
    const run = {
      child,
      errors: () => errors,
      ended: new Promise<number | null>((resolve) => child.once('exit', resolve)),
    }
    runs.push(run)
    return run
  }

  const answering = async (port: number, path = '/readyz'): Promise<void> => {
    const limit = Date.now() + 120_000
    while (Date.now() < limit) {
      const ok = await fetch(`http://127.0.0.1:${port}${path}`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`nothing answers on ${port}`)
  }

  const oneLine = async (run: Run): Promise<string> => {
    expect(await run.ended).to.equal(1)
    const lines = run.errors().trim().split('\n')
    expect(lines, run.errors()).to.have.length(1)
    return lines[0] ?? ''
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'process-'))
  })
  afterEach(async () => {
    for (const { child, ended } of runs.splice(0)) {
      if (child.exitCode === null) child.kill('SIGKILL')
      await ended
    }
    rmSync(folder, { recursive: true, force: true })
  })

  it('SHELL-46 serves shop and API on one port, refuses a second process on its data or its port, and stops on SIGTERM', async () => {
    const port = await freePort()
    const first = start({ PORT: String(port) })
    await answering(port)
    const menu = await fetch(`http://127.0.0.1:${port}/v1/brand`, { headers: { client: 'ember' } })
    expect([menu.status, (await menu.json()).id]).to.deep.equal([200, 'ember'])
    expect((await fetch(`http://127.0.0.1:${port}/`, { redirect: 'manual' })).headers.get('content-type')).to.match(
      /^text\/html/,
    )
    const unknown = await fetch(`http://127.0.0.1:${port}/v1/nope`)
    expect([unknown.status, (await unknown.json()).code]).to.deep.equal([404, 'unknown_route'])

    expect(await oneLine(start({ PORT: String(await freePort()) })))
      .to.include('data directory')
      .and.to.include(String(first.child.pid))
    expect(await oneLine(start({ PORT: String(port), DATA_DIR: join(folder, 'other') }))).to.include(
      `Port ${port} is taken`,
    )
    await answering(port)

    first.child.kill('SIGTERM')
    expect(await first.ended).to.equal(0)
    const again = start({ PORT: String(port) })
    await answering(port)
    again.child.kill('SIGTERM')
    expect(await again.ended).to.equal(0)
  })

  it('SHELL-46 an unreachable database, a broken brand file and a bad environment are one clear line each', async () => {
    const brands = join(folder, 'brands')
    copyDemoBrands(brands)
    writeFileSync(join(brands, 'ember', 'locations.json'), '[{"id":"x"}]')
    const [away, broken, bad, sandbox] = await Promise.all([
      oneLine(start({ DATABASE_URL: 'postgres://nobody:hunter2@127.0.0.1:1/none' })),
      oneLine(start({ BRANDS_DIR: brands })),
      oneLine(start({ PORT: 'eighty' })),
      oneLine(start({ APP_ENV: 'production' })),
    ])
    expect(away).to.include('database cannot be reached').and.to.not.include('hunter2')
    expect(broken).to.include(join('ember', 'locations.json')).and.to.include('slug')
    expect(bad).to.include('PORT')
    expect(sandbox).to.include('SANDBOX_PROCESSOR=allow')
  })

  it('API-01 with API_URL the pages keep calling their own host, and every call reaches the other back end unchanged', async () => {
    const asked: string[] = []
    const backEnd = createServer((request, response) => {
      let body = ''
      request.on('data', (chunk) => {
        body += String(chunk)
      })
      request.on('end', () => {
        asked.push(
          `${request.method} ${request.url} ${String(request.headers['client'])} ${String(request.headers['authorization'] ?? '')} ${body}`,
        )
        if (request.url === '/base/v1/order/lost') return response.destroy()
        response.writeHead(request.url?.includes('/order') === true ? 200 : 503, {
          'content-type': 'application/json',
          etag: '"7"',
        })
        return response.end(
          JSON.stringify(request.url?.includes('/order') === true ? ticket.encode(aTicket()) : { message: 'Closed' }),
        )
      })
    })
    const backEndPort = await listening(backEnd)
    try {
      const port = await freePort()
      const run = start({ PORT: String(port), API_URL: `http://127.0.0.1:${backEndPort}/base/` })
      await answering(port)
      asked.length = 0
      const call = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
      const placed = await call('/v1/order', {
        method: 'POST',
        headers: { 'content-type': 'application/json', client: 'ember', authorization: 'Bearer t' },
        body: '{"a": 1}',
      })
      expect([placed.status, placed.headers.get('etag'), (await placed.json()).id]).to.deep.equal([
        200,
        '"7"',
        'order-1',
      ])
      expect(asked).to.deep.equal(['POST /base/v1/order ember Bearer t {"a": 1}'])
      expect((await call('/v1/menus?orderType=pickup')).status).to.equal(503)
      expect([asked[1]]).to.deep.equal(['GET /base/v1/menus?orderType=pickup undefined  '])
      const lost = await call('/v1/order/lost')
      expect([lost.status, (await lost.json()).code]).to.deep.equal([504, 'no_answer'])
      expect(await rawStatus(port, '/v1/../../admin')).to.equal(404)
      // A read that lost its connection is retried once (ADR 48).
      const lostTwice = Array.from({ length: 2 }, () => 'GET /base/v1/order/lost undefined  ')
      expect(asked.slice(2)).to.deep.equal(lostTwice)
      run.child.kill('SIGTERM')
      expect(await run.ended).to.equal(0)
    } finally {
      backEnd.closeAllConnections()
      backEnd.close()
    }
  })
})
