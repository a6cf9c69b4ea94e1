import { expect } from 'chai'
import { isRight } from 'fp-ts/lib/Either.js'
import { brandConfiguration } from '../../../src-contract/brand/brand-configuration.ts'
import { minor } from '../../../src-domain/money/minor.ts'
import { aBrand } from '../../builders/brand-builder.ts'

describe('Where “Powered by” leads', () => {
  it('SHELL-25 is a path of the shop or an address whose host can exist', () => {
    const { cash, ...brand } = aBrand()
    const written = Object(brandConfiguration.encode({ ...brand, cash: { ...cash, most: minor(10_000) } }))
    const isTaken = (url: string) => isRight(brandConfiguration.decode({ ...written, powered_by_url: url }))
    const taken = ['/powered-by', 'https://www.noodle.com/', 'https://example.com/a', 'https://tests.example.org']
    expect(taken.filter((url) => !isTaken(url))).to.deep.equal([])
    const refused = [
      'https://tureen.example/',
      'https://a.test',
      'https://a.invalid:8443/x',
      'https://me.localhost?a=1',
    ]
    expect([...refused, 'http://noodle.com', '//noodle.com', 'javascript:alert(1)'].filter(isTaken)).to.deep.equal([])
  })
})
