import { expect } from 'chai'
import { answersOfBrands } from '../../../src/render/answers-of-brands.ts'
import { shopData } from '../../../src/render/shop-data.ts'
import type { SendJson } from '../../../src-domain/call/send-json.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { noon, sendOf, someMenu } from '../../builders/storefront-builder.ts'

describe('What pages of all brands remember of the order server', () => {
  it('is one memory for all, in which made-up addresses of one brand displace no answer of another', async () => {
    const answers = answersOfBrands()
    const calls: string[] = []
    const send = sendOf({ locations: [aLocation()], menu: someMenu() })
    const shopOf = (id: string) => {
      const counted: SendJson = (call) => {
        calls.push(id)
        return send(call)
      }
      return shopData(aBrand({ id }), {
        ...{ sendFor: () => counted, clock: { now: () => noon }, report: () => undefined },
        answers,
      })
    }
    const [quiet, busy] = [shopOf('quiet'), shopOf('busy')]
    await quiet.locationBySlug('harbor')
    await quiet.menu('loc-1', 'pickup')
    for (let n = 0; n < 20_000; n += 1) await busy.locationBySlug(`made-up-${n}`)
    const { held } = answers.restaurants
    expect(held.size()).to.be.at.most(16 * 1024 * 1024)
    expect(held.size('busy USD')).to.be.greaterThan(8 * 1024 * 1024)
    calls.length = 0
    await quiet.locationBySlug('harbor')
    await quiet.menu('loc-1', 'pickup')
    expect(calls).to.deep.equal([])
    await busy.locationBySlug('made-up-0')
    expect(calls, 'the oldest was dropped').to.deep.equal(['busy'])
  })

  it('holds a menu for as long as it is among the last used, measured by its text', async () => {
    const answers = answersOfBrands()
    const menu = someMenu()
    const memory = answers.menuMemory('noodles USD')
    memory.set('a', [{ etag: '"1"', menu }])
    expect(memory.get('a')).to.deep.equal([{ etag: '"1"', menu }])
    expect(answers.menus.bytesOf(menu)).to.equal(JSON.stringify(menu).length * 12)
    expect(answers.menus.bytesOf(undefined)).to.equal(0)
  })
})
