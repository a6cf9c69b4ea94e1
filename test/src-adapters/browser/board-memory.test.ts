import { expect } from 'chai'
import { boardMemory } from '../../../src-adapters/browser/board-memory.ts'
import { safeStorage } from '../../../src-adapters/browser/safe-storage.ts'
import { blockedStorage, workingStorage } from '../../builders/storage-builder.ts'

describe('what a board remembers over a reload', () => {
  it('is the location that was chosen, and which orders were touched, until the member signs out', () => {
    const storage = workingStorage()
    const before = boardMemory(safeStorage(() => storage))
    before.keepLocation('red-hook')
    before.keepTouched('red-hook', ['order-318'])
    before.keepTouched('fishtown', ['order-7'])
    const after = boardMemory(safeStorage(() => storage))
    expect(after.location()).to.equal('red-hook')
    expect([after.touched('red-hook'), after.touched('fishtown')]).to.deep.equal([['order-318'], ['order-7']])
    after.forget()
    expect([before.location(), before.touched('red-hook')]).to.deep.equal([undefined, []])
    expect(storage.length).to.equal(0)
  })

  it('is nothing where the browser refuses storage, or keeps something else', () => {
    const blocked = boardMemory(safeStorage(blockedStorage))
    blocked.keepTouched('red-hook', ['order-318'])
    expect([blocked.location(), blocked.touched('red-hook')]).to.deep.equal([undefined, []])
    const strange = boardMemory(safeStorage(() => workingStorage({ staffBoards: '{"v":1,"value":{"touched":7}}' })))
    expect(strange.touched('red-hook')).to.deep.equal([])
  })
})
