import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { openDatabase } from '../../src-server/store/open-database.ts'
import { CannotOpenStore } from '../../src-server/store/store-failure.ts'
import { aCardPlacement, aPlacement, eventually, openWorld, placed } from '../builders/order-server-builder.ts'
import { said } from '../builders/said.ts'

const megabyte = 1_048_576

describe('an embedded database whose disk fills up', function () {
  this.timeout(120_000)
  let dataDir = ''
  let free = 0
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'tureen-full-'))
    free = 1_000 * megabyte
  })
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

  const choice = () =>
    ({ _tag: 'Embedded', dataDir, template: 'dist/empty-database.tar.gz', freeBytes: async () => free }) as const
  const world = () =>
    openWorld({ name: 'embedded', fresh: async () => choice(), rows: async () => [], close: async () => undefined })

  it('SHELL-46 is not opened with less than 200 MB left, and says how much there is', async () => {
    free = 200 * megabyte - 1
    const reason = await openDatabase(choice()).catch((error: unknown) => error)
    expect(reason).to.be.instanceOf(CannotOpenStore)
    expect(String(reason)).to.include('Only 199 MB are free')
  })

  it('API-59 takes no order and no money with less than 200 MB left, tells of the earlier ones, and goes on with more', async () => {
    const { server, sandbox, close } = await world()
    try {
      const before = aCardPlacement()
      placed(await server.ordering.place(before))
      await eventually(server.jobsWaiting, ({ size }) => size === 0)
      const charges = sandbox.ledger().length
      const during = aCardPlacement()
      free = 200 * megabyte - 1
      await eventually(
        () => server.ordering.place(aPlacement()),
        ({ _tag }) => _tag === 'Unavailable',
      )
      expect(await server.ordering.place(during)).to.deep.equal({ _tag: 'Unavailable' })
      expect(await server.unreadiness()).to.include('199 MB')
      expect(sandbox.ledger()).to.have.length(charges)
      expect(await said(server.ordering.status(during.caller, during.key))).to.deep.equal({ _tag: 'NotFound' })
      expect(await said(server.ordering.status(before.caller, before.key))).to.have.property('statusCode', 200)
      free = 200 * megabyte
      const after = await eventually(
        () => server.ordering.place(during),
        ({ _tag }) => _tag !== 'Unavailable',
      )
      expect(placed(after).id).to.be.a('string')
      expect(await server.unreadiness()).to.equal(undefined)
    } finally {
      await close()
    }
  })
})
