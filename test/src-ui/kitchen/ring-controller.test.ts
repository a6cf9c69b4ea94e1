import { expect } from 'chai'
import { ringController } from '../../../src-ui/kitchen/ring-controller.ts'
import { aBoardOrder } from '../../builders/board-order-builder.ts'
import { aBoard, aBoardMemory, aRing } from './board-world.ts'

async function aShift(isRefused = false, memory = aBoardMemory()) {
  const board = aBoard([aBoardOrder()], { memory })
  const ring = aRing(isRefused)
  const sound = ringController({ ring: ring.ring, pause: board.time.pause })
  sound.follow(board.controller)
  await board.open()
  return { ...board, ...ring, sound }
}

describe('The ring of a board', () => {
  it('is silent before the shift is started', async () => {
    const { time, played, sound } = await aShift()
    await time.pass(60_000)
    expect(played).to.deep.equal([])
    expect(sound.sound.current()).to.equal('waiting')
  })

  it('rings every four seconds until the order is touched', async () => {
    const { time, played, sound, controller } = await aShift()
    sound.startShift()
    await time.settle()
    expect(played).to.have.length(1)
    await time.pass(8_000)
    expect(played).to.have.length(3)
    controller.touch('order-318')
    await time.pass(20_000)
    expect(played).to.have.length(3)
  })

  it('does not ring again after a reload for an order that was touched before it', async () => {
    const memory = aBoardMemory()
    const before = await aShift(false, memory)
    before.controller.touch('order-318')
    await before.time.settle()
    const after = await aShift(false, memory)
    after.sound.startShift()
    await after.time.pass(20_000)
    expect(after.played).to.deep.equal([])
    after.server.put(aBoardOrder({ id: 'next' }))
    after.server.announce()
    await after.time.settle()
    expect(after.played).to.have.length(1)
    expect(memory.touched('red-hook')).to.deep.equal(['order-318'])
  })

  it('rings for each new order, and not for one that another device accepted', async () => {
    const { time, played, sound, controller, server } = await aShift()
    sound.startShift()
    controller.touch('order-318')
    await time.pass(10_000)
    const before = played.length
    server.put(aBoardOrder({ id: 'next' }))
    server.announce()
    await time.settle()
    expect(played).to.have.length(before + 1)
    server.put(aBoardOrder({ id: 'next', status: 'accepted', version: 1 }))
    server.announce()
    await time.pass(20_000)
    expect(played).to.have.length(before + 1)
  })

  it('says that sound is off when the browser refuses it, or takes it back after sleep', async () => {
    const refused = await aShift(true)
    refused.sound.startShift()
    await refused.time.settle()
    expect(refused.sound.sound.current()).to.equal('off')
    expect(refused.played).to.deep.equal([])
    const slept = await aShift()
    slept.sound.startShift()
    await slept.time.settle()
    expect(slept.sound.sound.current()).to.equal('on')
    slept.allow(false)
    expect(slept.sound.sound.current()).to.equal('off')
    const before = slept.played.length
    await slept.time.pass(20_000)
    expect(slept.played).to.have.length(before)
    slept.sound.startShift()
    await slept.time.settle()
    expect(slept.played.length).to.be.above(before)
  })

  it('has another sound for an order that was cancelled elsewhere', async () => {
    const { time, played, sound, controller, server } = await aShift()
    sound.startShift()
    controller.touch('order-318')
    server.put(aBoardOrder({ status: 'cancelled', version: 1 }))
    server.announce()
    await time.settle()
    expect(played).to.include('cancelled-order')
  })
})
