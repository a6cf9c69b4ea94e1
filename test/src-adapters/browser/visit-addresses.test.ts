import { expect } from 'chai'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { visitAddresses } from '../../../src-adapters/browser/visit-addresses.ts'
import { anAddress } from '../../builders/order-builder.ts'
import { blockedStorage, workingStorage } from '../../builders/storage-builder.ts'

describe('The addresses of a visit', () => {
  it('LOC-35 are kept in the tab as they were used, the 4 latest and each once', () => {
    const storage = workingStorage()
    const store = visitAddresses(safeStorage(() => storage))
    expect(store.read()).to.deep.equal([])
    const doors = [1, 2, 2, 3, 4, 5].map((door) => ({ ...anAddress, street1: `${door} Main Street` }))
    store.keep(doors)
    const again = visitAddresses(safeStorage(() => storage))
    expect(again.read()).to.deep.equal([doors[0], doors[1], doors[3], doors[4]])
  })

  it('LOC-35 are none where nothing can be kept, and nothing is thrown', () => {
    const store = visitAddresses(safeStorage(blockedStorage))
    store.keep([anAddress])
    expect(store.read()).to.deep.equal([])
    const storage = workingStorage()
    storage.setItem('visitAddresses', '{"v":1,"value":[{"street1":7}]}')
    expect(visitAddresses(safeStorage(() => storage)).read()).to.deep.equal([])
  })
})
