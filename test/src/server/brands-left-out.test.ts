import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { serverContainer } from '../../../src/server/container.ts'
import { jsonLogger } from '../../../src/server/logger.ts'
import { ServerPort } from '../../../src/server/server-ports.ts'
import { type RunningServer, startServer } from '../../../src/server/start.ts'
import { copyDemoBrands } from '../../builders/demo-brands.ts'
import { environmentWith } from '../../builders/merchants-builder.ts'

describe('A server with brands that cannot be served', function () {
  this.timeout(150_000)
  let root: string
  let server: RunningServer
  const lines: string[] = []
  const inject = (url: string, headers: Readonly<Record<string, string>> = {}) =>
    server.app.inject({ method: 'GET', url, headers })

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'left-out-'))
    const brands = join(root, 'brands')
    copyDemoBrands(brands)
    cpSync(join(brands, 'ember'), join(brands, 'keyless'), { recursive: true })
    const file = join(brands, 'keyless/brand.json')
    const keyless = { ...JSON.parse(readFileSync(file, 'utf8')), id: 'keyless', payment_processor: 'stripe' }
    writeFileSync(file, JSON.stringify({ ...keyless, hosts: ['keyless.localhost'] }))
    writeFileSync(join(brands, 'nocturne/brand.json'), '{ "id": "nocturne", ')
    const environment = environmentWith({
      ...{ PORT: '0', HOST: '127.0.0.1', DATA_DIR: join(root, 'data'), BRANDS_DIR: brands },
    })
    const container = serverContainer(environment)
    const ports = container.get(ServerPort.process)
    const logger = jsonLogger('warn', { write: (line: string) => void lines.push(line) })
    await container.unbindAsync(ServerPort.process)
    container.bind(ServerPort.process).toConstantValue({ ...ports, logger })
    server = await startServer(container)
  })
  after(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  it('SHELL-46 starts, and serves the others', async () => {
    expect((await inject('/v1/brand', { client: 'ember' })).statusCode).to.equal(200)
    expect((await inject('/', { host: 'localhost' })).statusCode).to.equal(200)
    for (const client of ['nocturne', 'keyless'])
      expect((await inject('/v1/brand', { client })).statusCode, client).not.to.equal(200)
    expect((await inject('/', { host: 'keyless.localhost' })).body).not.to.include('keyless')
  })

  it('SHELL-46 is ready, and says in the log, with the probe and in the metrics who is left out and why', async () => {
    const errors = lines.filter((line) => line.includes('"level":50')).join('\n')
    expect(errors).to.include('nocturne').and.to.include('brand.json is not JSON')
    expect(errors).to.include('Brand keyless pays through stripe, but its keys are missing: set STRIPE_SECRET_KEY')
    lines.splice(0)
    for (const _ of [1, 2, 3]) expect((await inject('/readyz')).json()).to.deep.equal({ status: 'ready' })
    const probed = lines.filter((line) => line.includes('brand is left out'))
    expect(probed).to.have.length(2)
    expect(probed.join('\n')).to.include('"brandId":"nocturne"').and.to.include('"brandId":"keyless"')
    const { body } = await inject('/metrics')
    for (const brand of ['nocturne', 'keyless']) expect(body).to.include(`tureen_brands_left_out{brand="${brand}"} 1`)
    expect(body).not.to.include('tureen_brands_left_out{brand="ember"}')
  })
})
