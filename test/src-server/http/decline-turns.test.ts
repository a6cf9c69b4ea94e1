import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { declineTurns } from '../../../src-server/http/decline-turns.ts'

const clock = { now: () => 1_000_000 }
const asIs = (declined: boolean) => declined

describe('the turns of one caller with cards', () => {
  it('lets no burst have more declined than the allowance, and sends the rest away', async () => {
    const inTurn = declineTurns({ most: 5, windowMs: 60_000 }, clock)
    let asked = 0
    let inside = 0
    let mostInside = 0
    const decline = async () => {
      asked += 1
      inside += 1
      mostInside = Math.max(mostInside, inside)
      await sleep(1)
      inside -= 1
      return true
    }
    const results = await Promise.all(Array.from({ length: 60 }, () => inTurn('thief', decline, asIs)))
    expect(asked).to.equal(5)
    expect(mostInside).to.equal(5)
    expect(results.filter((one) => one === true)).to.have.length(5)
    expect(results.filter((one) => typeof one === 'object' && one.wait === 60)).to.have.length(55)
    expect(await inTurn('somebody else', async () => false, asIs)).to.equal(false)
  })

  it('lets a crowd of honest cards through, each after its turn, also when one of them fails', async () => {
    const inTurn = declineTurns({ most: 3, windowMs: 60_000 }, clock)
    const honest = async (n: number) => {
      await sleep(1)
      if (n === 7) throw new Error('the server stumbled')
      return n === 2
    }
    const ends = await Promise.allSettled(Array.from({ length: 40 }, (_, n) => inTurn('office', () => honest(n), asIs)))
    expect(ends.filter((end) => end.status === 'fulfilled' && end.value === false)).to.have.length(38)
    expect(ends[7]?.status).to.equal('rejected')
  })

  it('keeps no endless line', async () => {
    const inTurn = declineTurns({ most: 1, windowMs: 60_000 }, clock)
    let open: () => void = () => undefined
    const gate = new Promise<void>((done) => {
      open = done
    })
    const held = async () => {
      await gate
      return false
    }
    const all = Array.from({ length: 300 }, () => inTurn('crowd', held, asIs))
    expect(await all[299]).to.deep.equal({ wait: 1 })
    open()
    const results = await Promise.all(all)
    expect(results.filter((one) => one === false)).to.have.length(201)
  })
})
