import { expect } from 'chai'
import { machineSpeed } from '../../scripts/machine-speed.mjs'
import { lateFaults } from '../faults/silence-run.ts'

/** A machine whose clock advances by this much per reading. */
function aMachine(milliseconds: number) {
  let now = 0
  const speed = machineSpeed(() => {
    now += milliseconds
    return now
  })
  speed.sample(3)
  return speed
}

describe('a bound in time', () => {
  it('is as many times as long as the machine is slower, and never shorter', () => {
    expect(aMachine(3).scaled(5_000)).to.equal(15_000)
    expect(aMachine(0.5).scaled(5_000)).to.equal(5_000)
    expect(machineSpeed().scaled(5_000)).to.equal(5_000)
  })

  it('of placing after a fault is missed by what takes as long, and by what never comes', () => {
    const resumed = { cut: 5_500, silence: 14_999, reset: 15_000, latency: Number.POSITIVE_INFINITY }
    expect(lateFaults(resumed, aMachine(3).scaled(5_000))).to.deep.equal(['reset', 'latency'])
    expect(lateFaults(resumed, aMachine(1).scaled(5_000))).to.have.length(4)
  })
})
