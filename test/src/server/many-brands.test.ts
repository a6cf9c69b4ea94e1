import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { serverContainer } from '../../../src/server/container.ts'
import { type RunningServer, startServer } from '../../../src/server/start.ts'
import {
  breakMenu,
  buildOfBrands,
  cashPlacement,
  type GeneratedBrand,
  generatedOwner,
  inUnits,
  plainOrderOf,
  repricePlainDish,
  writeGeneratedBrands,
} from '../../builders/generated-brands.ts'
import { environmentWith } from '../../builders/merchants-builder.ts'

const [brokenId, publishedId] = ['brand-007', 'brand-010']

describe('A server with twenty generated brands of two locations', function () {
  this.timeout(300_000)
  let root: string
  let server: RunningServer
  let brands: readonly GeneratedBrand[]
  const start = () => {
    const [brandsDir, distDir] = [join(root, 'brands'), join(root, 'dist')]
    const places = { DATA_DIR: join(root, 'data'), BRANDS_DIR: brandsDir, DIST_DIR: distDir }
    return startServer(
      serverContainer(environmentWith({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', ...places })),
    )
  }

  before(async () => {
    root = mkdtempSync(join(tmpdir(), 'many-brands-'))
    brands = writeGeneratedBrands(join(root, 'brands'), { brands: 20, locations: 2, owned: [publishedId] })
    breakMenu(join(root, 'brands'), brokenId)
    buildOfBrands(
      'dist',
      join(root, 'dist'),
      brands.map(({ id }) => id),
    )
    server = await start()
  })
  after(async () => {
    await server?.stop()
    rmSync(root, { recursive: true, force: true })
  })

  const served = () => brands.filter(({ id }) => id !== brokenId)
  const page = ({ host }: GeneratedBrand, path: string) =>
    server.app.inject({ url: path, headers: { host, accept: 'text/html' } })
  const call = (
    { id, host }: GeneratedBrand,
    locationId: string,
    url: string,
    body?: object,
    more: Readonly<Record<string, string>> = {},
  ) =>
    server.app.inject({
      method: body === undefined ? 'GET' : 'POST',
      url,
      headers: { client: id, host, locationid: locationId, ...more },
      ...(body === undefined ? {} : { body }),
    })
  const priceAt = async (brand: GeneratedBrand, locationId: string) =>
    (await call(brand, locationId, '/v1/order/check-price', plainOrderOf(brand))).json()
  const place = async (brand: GeneratedBrand, locationId: string, key: string) => {
    const { totalAmount } = await priceAt(brand, locationId)
    return call(brand, locationId, '/v1/order/cash/', cashPlacement(brand, key, totalAmount))
  }
  const brandCalled = (id: string) => {
    const found = brands.find((one) => one.id === id)
    if (found === undefined) throw new Error(`there is no ${id}`)
    return found
  }

  it('serves each host the page of its brand, and the name of no other', async () => {
    for (const brand of served()) {
      const { statusCode, body } = await page(brand, `/location/${brand.locations[0]?.slug}/pickup`)
      expect(statusCode, brand.id).to.equal(200)
      const named = brands.filter(({ name }) => body.includes(`${name}<`)).map(({ id }) => id)
      expect(named, brand.host).to.deep.equal([brand.id])
    }
  })

  it('sells the plain dish of each brand and location at its own price, in its own currency', async () => {
    for (const brand of served()) {
      const { currency } = (await call(brand, '', '/v1/brand')).json()
      expect(currency, brand.id).to.equal(brand.currency)
      for (const { id, plainPrice } of brand.locations)
        expect((await priceAt(brand, id)).preDiscountPrice, id).to.equal(inUnits(brand.currency, plainPrice))
    }
  })

  it('leaves out the brand whose menu cannot be read, and is ready', async () => {
    const broken = brandCalled(brokenId)
    expect((await call(broken, '', '/v1/brand')).statusCode).not.to.equal(200)
    expect((await page(broken, '/')).body).not.to.include(broken.name)
    expect((await server.app.inject('/readyz')).json()).to.deep.equal({ status: 'ready' })
    expect((await server.app.inject('/metrics')).body).to.include(`tureen_brands_left_out{brand="${brokenId}"} 1`)
  })

  it('keeps the menus, keys and orders of brands apart', async () => {
    const [one, other] = [brandCalled('brand-002'), brandCalled('brand-004')]
    const [here, there] = [one.locations[0]?.id ?? '', other.locations[0]?.id ?? '']
    const key = randomUUID()
    const placed = await place(one, here, key)
    expect(placed.statusCode).to.equal(200)
    expect((await call(one, here, `/v1/order/${key}/status`)).json()).to.have.property('order')
    expect((await call(other, there, `/v1/order/${key}/status`)).body).not.to.include(placed.json().id)
    for (const path of ['/v1/menus?orderType=pickup', `/v1/order/${placed.json().token}`]) {
      expect((await call(one, here, path)).statusCode, path).to.equal(200)
      expect((await call(other, here, path)).statusCode, path).to.be.within(400, 499)
    }
    const again = await place(other, there, key)
    expect(again.statusCode, 'the same key is free in another brand').to.equal(200)
    expect(again.json().id).not.to.equal(placed.json().id)
  })

  it('publishes one brand while orders of the others are placed, and refuses none', async () => {
    const brand = brandCalled(publishedId)
    const at = brand.locations[0]?.id ?? ''
    const session = await call(brand, at, '/v1/staff/session', generatedOwner, { origin: `http://${brand.host}` })
    const staff = { cookie: String(session.headers['set-cookie']).split(';')[0] ?? '', origin: `http://${brand.host}` }
    repricePlainDish(join(root, 'brands'), brand, 31.5)
    let isPublished = false
    const statuses: number[] = []
    const placing = served()
      .filter(({ id }) => id !== publishedId)
      .slice(0, 6)
      .map(async (one) => {
        const location = one.locations[1]?.id ?? ''
        do statuses.push((await place(one, location, randomUUID())).statusCode)
        while (!isPublished)
      })
    const published = await call(brand, at, '/v1/staff/brand/versions', { over: 1 }, staff)
    isPublished = true
    await Promise.all(placing)
    expect(published.statusCode, published.body).to.equal(200)
    expect(statuses).to.have.length.above(5)
    expect(new Set(statuses)).to.deep.equal(new Set([200]))
    expect((await priceAt(brand, at)).preDiscountPrice).to.equal(31.5)
  })

  it('starts again with what was published, and keeps the orders', async () => {
    const one = brandCalled('brand-003')
    const at = one.locations[0]?.id ?? ''
    const key = randomUUID()
    const placed = await place(one, at, key)
    await server.stop()
    server = await start()
    expect((await call(one, at, `/v1/order/${key}/status`)).json().order.id).to.equal(placed.json().id)
    const published = brandCalled(publishedId)
    expect((await priceAt(published, published.locations[0]?.id ?? '')).preDiscountPrice).to.equal(31.5)
  })
})
