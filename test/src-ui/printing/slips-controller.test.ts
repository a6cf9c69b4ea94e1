import { expect } from 'chai'
import type { BoardOrder } from '../../../src-domain/kitchen/board-order.ts'
import { emptyBoard } from '../../../src-domain/kitchen/board-state.ts'
import { slipsController } from '../../../src-ui/printing/slips-controller.ts'
import { cell } from '../../../src-ui/state/cell.ts'
import { aBoardOrder, boardTime } from '../../builders/board-order-builder.ts'
import { location } from '../kitchen/board-world.ts'
import { aPrintingHouse } from './printing-world.ts'

function aBoard(orders: readonly BoardOrder[] | undefined) {
  const board = cell({ ...emptyBoard, orders })
  const now = cell(boardTime)
  return {
    ...{ location, board, now },
    show: (...all: readonly BoardOrder[]) => board.update((state) => ({ ...state, orders: all })),
  }
}

const [first, second, third] = ['1', '2', '3'].map((id) => aBoardOrder({ id, displayNumber: id }))

/** Lets the page print all that waits. Returns the numbers in order. */
async function printed(house: ReturnType<typeof aPrintingHouse>, slips = house.slips): Promise<readonly string[]> {
  const numbers: string[] = []
  for (;;) {
    const page = slips.onPaper.current()
    if (page === undefined) return numbers
    numbers.push(`${page.slip.number}${page.isCopy ? ' copy' : ''}`)
    void slips.laidOut(120)
    await house.finish()
  }
}

describe('slips that this device prints', () => {
  it('prints a tapped order as a copy on the chosen paper, one page after the other', async () => {
    const house = aPrintingHouse()
    house.slips.choosePaper('a4')
    house.slips.printCopy(first ?? aBoardOrder(), location.timeZone)
    house.slips.printCopy(second ?? aBoardOrder(), location.timeZone)
    expect(house.slips.onPaper.current()).to.include({ paper: 'a4', isCopy: true })
    expect(await printed(house)).to.deep.equal(['1 copy', '2 copy'])
    expect(house.pages).to.have.length(2)
  })

  it('prints each new order once, and none that was there when it was turned on', async () => {
    const house = aPrintingHouse()
    if (first === undefined || second === undefined || third === undefined) return
    const board = aBoard([first])
    house.slips.follow(board)
    house.slips.printByItself(true)
    expect(await printed(house)).to.deep.equal([])
    board.show(first, second)
    board.show(first, second, third)
    board.now.update((at) => at + 10_000)
    expect(await printed(house)).to.deep.equal(['2', '3'])
    house.slips.printByItself(false)
    board.show(first, second, third, aBoardOrder({ id: '4', displayNumber: '4' }))
    expect(await printed(house)).to.deep.equal([])
  })

  it('prints after a reload what arrived meanwhile, and nothing again', async () => {
    const house = aPrintingHouse()
    if (first === undefined || second === undefined) return
    const board = aBoard([])
    house.slips.follow(board)
    house.slips.printByItself(true)
    board.show(first)
    expect(await printed(house)).to.deep.equal(['1'])
    const after = slipsController(house.ports)
    after.follow(aBoard([first, second]))
    expect(await printed(house, after)).to.deep.equal(['2'])
  })

  it('prints an order in one of two tabs of the device', async () => {
    const house = aPrintingHouse()
    if (first === undefined) return
    house.slips.printByItself(true)
    const other = slipsController(house.ports)
    const [one, two] = [aBoard([]), aBoard([])]
    house.slips.follow(one)
    other.follow(two)
    one.show(first)
    two.show(first)
    expect([...(await printed(house)), ...(await printed(house, other))]).to.deep.equal(['1'])
  })

  it('does not print by itself where the browser keeps nothing, and says so', () => {
    const house = aPrintingHouse()
    house.memory.isKeeping = false
    house.slips.printByItself(true)
    expect(house.slips.isForgetful.current()).to.equal(true)
    expect(house.slips.device.current().isAutomatic).to.equal(false)
  })

  it('waits for the first answer of the board before it takes orders for known', async () => {
    const house = aPrintingHouse()
    if (first === undefined || second === undefined) return
    const board = aBoard(undefined)
    house.slips.printByItself(true)
    house.slips.follow(board)
    board.show(first)
    expect(await printed(house)).to.deep.equal([])
    board.show(first, second)
    expect(await printed(house)).to.deep.equal(['2'])
  })
})
