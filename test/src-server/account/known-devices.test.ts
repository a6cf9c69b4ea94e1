import { expect } from 'chai'
import { deviceMarkLife, knownDevices } from '../../../src-server/account/known-devices.ts'
import { sealWith } from '../../../src-server/store/seal.ts'

const ana = { brandId: 'noodle-house', account: 'ana@example.com' }
const emil = { ...ana, account: 'emil@example.com' }

describe('Devices that signed in before', () => {
  const clock = { at: 1_000_000, now: () => clock.at }
  const devices = knownDevices({ seal: sealWith('a secret'), clock })
  const own = () => devices.afterSignIn(undefined, ana)
  beforeEach(() => {
    clock.at = 1_000_000
  })

  it('G4 are known for the account that was signed in to, and for no other account or brand', () => {
    const shown = own()
    expect(devices.markFor(shown, ana)).to.equal(shown)
    expect(devices.markFor(shown, emil)).to.equal(undefined)
    expect(devices.markFor(shown, { ...ana, brandId: 'other' })).to.equal(undefined)
    expect(devices.markFor(undefined, ana)).to.equal(undefined)
  })

  it('G4 show nothing that names the account or is the same twice', () => {
    expect(own()).to.match(/^[\w-]{12}\.[0-9a-z]+\.[\w-]{43}$/)
    expect(own()).not.to.equal(own())
  })

  it('G4 are not known by a mark that was made up, changed, made with another secret, or is too old', () => {
    const [name = '', at = '', seal = ''] = own().split('.')
    const stranger = knownDevices({ seal: sealWith('another secret'), clock }).afterSignIn(undefined, ana)
    const other = `${seal[0] === 'A' ? 'B' : 'A'}${seal.slice(1)}`
    for (const mark of [`${name}.${at}.${other}`, `${name}.zzzz.${seal}`, `AAAAAAAAAAAA.${at}.${seal}`, stranger, ''])
      expect(devices.markFor(mark, ana), mark).to.equal(undefined)
    const shown = own()
    clock.at += deviceMarkLife - 1
    expect(devices.markFor(shown, ana)).to.equal(shown)
    clock.at += 1
    expect(devices.markFor(shown, ana)).to.equal(undefined)
  })

  it('G4 are known for their last five accounts, once each, and carry on nothing that is not of our form', () => {
    let shown: string | undefined = '<script>~~'
    for (const n of [0, 1, 1, 2, 3, 4, 5]) {
      shown = devices.afterSignIn(shown, { ...ana, account: `${n}@example.com` })
      expect(shown).not.to.include('<')
    }
    const known = [0, 1, 2, 3, 4, 5].filter(
      (n) => devices.markFor(shown, { ...ana, account: `${n}@example.com` }) !== undefined,
    )
    expect(known).to.deep.equal([1, 2, 3, 4, 5])
    expect(devices.markFor(`${'A'.repeat(700)}~${shown}`, { ...ana, account: '5@example.com' })).to.equal(undefined)
  })
})
