import { expect } from 'chai'
import { apiKeyGateway } from '../../../src-adapters/order-server/api-key-gateway.ts'
import { deviceGateway } from '../../../src-adapters/order-server/device-gateway.ts'
import { staffGateway } from '../../../src-adapters/order-server/staff-gateway.ts'
import { tableSignsGateway } from '../../../src-adapters/order-server/table-signs-gateway.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import { type HttpGateways, openHttpGateways } from '../../builders/http-gateways.ts'
import { aBrandSeed, engines } from '../../builders/order-server-builder.ts'
import { seededStaff } from '../../builders/staff-builder.ts'
import { leftOf, rightOf } from '../../contracts/either.ts'

/** Keeps a cookie of its own and names the page's origin, as each browser does. */
function asBrowser(send: SendJson): SendJson {
  let cookie = ''
  return async (request) => {
    const headers = { ...request.headers, cookie, host: 'order.example', origin: 'https://order.example' }
    const answer = await send({ ...request, headers })
    if (answer._tag === 'Answered') cookie = answer.headers['set-cookie']?.split(';')[0] ?? cookie
    return answer
  }
}

for (const engine of engines()) {
  describe(`the gateways of devices, keys and tables, through the HTTP edge on ${engine.name}`, () => {
    let http: HttpGateways
    beforeEach(async () => {
      http = await openHttpGateways(engine, { brands: [aBrandSeed({ staff: seededStaff })] })
    })
    afterEach(() => http.close())
    after(() => engine.close())

    const browser = () => {
      const needs = { ...http.needs, send: asBrowser(http.needs.send), locationId: () => undefined }
      return {
        staff: staffGateway(needs),
        devices: deviceGateway(needs),
        keys: apiKeyGateway(needs),
        tables: tableSignsGateway(needs),
      }
    }
    const owner = async () => {
      const signedIn = browser()
      rightOf(await signedIn.staff.signIn('olga@example.com', 'noodles for olga'))
      return signedIn
    }

    it('pair a tablet in another browser, which keeps its session until it is revoked', async () => {
      const [tablet, olga] = [browser(), await owner()]
      const { pairing, code } = rightOf(await tablet.devices.startPairing())
      expect(rightOf(await tablet.devices.collectPairing(pairing))).to.equal(undefined)
      expect(leftOf(await olga.devices.pair('loc-1', code === '000000' ? '000001' : '000000', 'Tablet'))).to.include({
        status: 404,
        code: 'unknown_code',
      })
      const [device] = rightOf(await olga.devices.pair('loc-1', code, 'Tablet'))
      const session = rightOf(await tablet.devices.collectPairing(pairing))
      expect(session?.member).to.deep.include({ name: 'Tablet', role: 'device', email: '' })
      expect(rightOf(await tablet.staff.session())).to.deep.equal(session)
      const [seen] = rightOf(await olga.devices.list('loc-1'))
      expect(seen).to.deep.include({ id: device?.id, name: 'Tablet' }).and.to.have.property('seenAt')
      expect(rightOf(await olga.devices.revoke('loc-1', device?.id ?? ''))).to.deep.equal([])
      expect(leftOf(await tablet.staff.session())).to.include({ status: 401 })
      expect(leftOf(await tablet.devices.collectPairing(pairing))).to.include({ code: 'pairing_over' })
    })

    it('make and revoke a key, and list the tables of a location', async () => {
      const { keys, tables } = await owner()
      const made = rightOf(await keys.make('loc-1', { name: 'Till', scopes: ['orders:read'], isBrandWide: true }))
      expect(made.secret).to.match(/^tureen_/)
      const listed = rightOf(await keys.list('loc-1'))
      expect(listed).to.deep.equal(made.keys)
      expect(rightOf(await keys.revoke('loc-1', listed[0]?.id ?? ''))).to.deep.equal([])
      expect(rightOf(await tables.list('loc-1')).numbers).to.be.an('array')
    })
  })
}
