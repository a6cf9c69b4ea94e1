import { expect } from 'chai'
import { endServiceWorkers } from '../../../src-adapters/browser/end-service-workers.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { storageAtStart } from '../../../src-adapters/browser/storage-at-start.ts'
import { blockedStorage, workingStorage } from '../../builders/storage-builder.ts'

const now = 1_790_000_000_000
const aDay = 86_400_000
function start(storage: Storage) {
  return storageAtStart(
    safeStorage(() => storage),
    { now: () => now },
    '2.51.5',
    'c1',
  )
}

function visited(changes: Readonly<Record<string, string>> = {}) {
  return workingStorage({
    order: '{"v":1,"value":{}}',
    items: '[]',
    packingItems: '[]',
    location: '{}',
    dateExpiration: String(now - 1000),
    version: '2.51.5',
    configId: 'c1',
    token: 'secret',
    ...changes,
  })
}
function cart(storage: Storage) {
  return ['order', 'items', 'packingItems'].map((key) => storage.getItem(key))
}
const gone = [null, null, null]

describe('Storage when the shop starts', () => {
  it('SHELL-36 keeps the cart a millisecond before 24 hours and clears it at 24 hours, with a new stamp', () => {
    const young = visited({ dateExpiration: String(now - aDay + 1) })
    start(young)
    expect(cart(young)).not.to.include(null)
    const old = visited({ dateExpiration: String(now - aDay) })
    start(old)
    expect(cart(old)).to.deep.equal(gone)
    expect(old.getItem('dateExpiration')).to.equal(String(now))
    expect(old.getItem('token')).to.equal('secret')
  })

  it('C15, SHELL-36 a cart that a clock stamped which ran ahead is kept for a day from now, and no longer', () => {
    const ahead = visited({ dateExpiration: String(now + 365 * aDay) })
    start(ahead)
    expect(cart(ahead)).not.to.include(null)
    expect(ahead.getItem('dateExpiration')).to.equal(String(now))
  })

  it('SHELL-37, SHELL-42 clears the cart when the version changed, not on a first visit, and stores the current one', () => {
    const other = visited({ version: '2.50.0' })
    start(other)
    expect(cart(other)).to.deep.equal(gone)
    expect(other.getItem('version')).to.equal('2.51.5')
    const first = visited()
    first.removeItem('version')
    start(first)
    expect(cart(first)).not.to.include(null)
    expect(first.getItem('version')).to.equal('2.51.5')
  })

  it('SHELL-38, SHELL-40 clears all, the session too, when the configuration changed', () => {
    const other = visited({ configId: 'c0' })
    expect(start(other)).to.equal('everything')
    expect(other.getItem('token')).to.equal(null)
    expect(other.getItem('location')).to.equal(null)
    expect(other.getItem('configId')).to.equal('c1')
  })

  it('SHELL-38 waits with clearing all until a pending placement is resolved', () => {
    const other = visited({ configId: 'c0', pendingPlacement: '{}' })
    expect(start(other)).to.equal('nothingYet')
    expect(other.getItem('pendingPlacement')).to.equal('{}')
    other.removeItem('pendingPlacement')
    expect(start(other)).to.equal('everything')
  })

  it('SHELL-36, SHELL-37 do not touch a pending placement', () => {
    const old = visited({ dateExpiration: '1', version: '1', pendingPlacement: '{}' })
    start(old)
    expect(old.getItem('pendingPlacement')).to.equal('{}')
  })

  for (const [name, order] of [
    ['bare', '{"address":{"addressComponents":[]}}'],
    ['in its envelope', '{"v":1,"value":{"address":{"addressComponents":[]}}}'],
  ] as const) {
    it(`SHELL-39, SHELL-40 clears all when the saved order, ${name}, has an address with address components`, () => {
      const old = visited({ order })
      start(old)
      expect(old.getItem('token')).to.equal(null)
    })
  }

  it('SHELL-36 survives storage that is blocked or holds nonsense', () => {
    const blocked = safeStorage(blockedStorage)
    expect(storageAtStart(blocked, { now: () => now }, '2.51.5', 'c1')).to.equal('nothing')
    const nonsense = visited({ order: '{"addressComponents', dateExpiration: 'soon' })
    expect(start(nonsense)).to.equal('nothing')
    expect(nonsense.getItem('dateExpiration')).to.equal(String(now))
  })

  it('SHELL-41 unregisters every service worker and survives a browser that refuses', async () => {
    const ended: string[] = []
    const registration = (name: string) =>
      Object.assign(Object.create(null), { unregister: async () => ended.push(name) > 0 })
    await endServiceWorkers({ getRegistrations: async () => [registration('a'), registration('b')] })
    expect(ended).to.deep.equal(['a', 'b'])
    await endServiceWorkers(undefined)
    await endServiceWorkers({ getRegistrations: () => Promise.reject(new DOMException('', 'SecurityError')) })
  })
})
