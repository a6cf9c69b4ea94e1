import { expect } from 'chai'
import { cardPointe } from '../../../src-adapters/seamless/card-pointe.ts'
import type { FrameMessage, TokenizerDriver } from '../../../src-adapters/seamless/tokenizer-driver.ts'

function driver(site = 'fts', environment: 'sandbox' | 'production' = 'production'): TokenizerDriver {
  const opened = cardPointe(site, environment)
  if (opened === undefined) throw new Error('no driver')
  return opened
}

function read(message: object): FrameMessage | undefined {
  return driver().read(JSON.stringify(message))
}

describe("CardPointe's frame", () => {
  it('PAY-04 is at the test host of its site, and where cards are charged for good at the site itself', () => {
    expect(driver('fts', 'sandbox').origin).to.equal('https://fts-uat.cardconnect.com')
    expect(driver('boltgw').origin).to.equal('https://boltgw.cardconnect.com')
    for (const site of ['', 'evil.example/', 'fts.evil', 'a b', '-', 'FTS'])
      expect(cardPointe(site, 'production'), site).to.equal(undefined)
  })

  it('PAY-49 is asked for a code, a token of its own for each card, and our labels, and for no date', () => {
    const { address, origin } = driver()
    const looks = { labels: { number: 'Número & tarjeta', cvc: 'Código' }, css: 'input{color:red}' }
    const { searchParams, origin: asked } = new URL(address(looks))
    expect(asked).to.equal(origin)
    expect(Object.fromEntries(searchParams)).to.include({
      usecvv: 'true',
      unique: 'true',
      enhancedresponse: 'true',
      tokenizewheninactive: 'true',
      cardlabel: 'Número & tarjeta',
      cvvlabel: 'Código',
      css: 'input{color:red}#cccvvfield{margin-bottom:0}',
    })
    expect(searchParams.has('useexpiry')).to.equal(false)
  })

  it('CARD-11 a token says the brand by its second and third digit and the last four digits, and a date where it has one', () => {
    for (const [token, brand] of [
      ['9478825000001443', 'visa'],
      ['9544298111111023', 'mastercard'],
      ['9371449635398431', 'amex'],
      ['9601100099550000', 'discover'],
      ['9652298111111023', 'discover'],
      ['9364389999600016', 'other'],
    ] as const)
      expect(read({ message: token, errorCode: '0' }), token).to.deep.equal({
        _tag: 'Token',
        token,
        brand,
        last4: token.slice(-4),
      })
    expect(read({ message: '9478825000001443', expiry: '203008' })).to.deep.include({
      expiry: { month: 8, year: 2030 },
    })
  })

  it('PAY-34, PAY-35, PAY-36, PAY-37, PAY-38 puts each code into its group', () => {
    const groupOf = (message: object) => {
      const said = read({ message: '', ...message })
      return said?._tag === 'Refused' ? said.why : said?._tag
    }
    expect(groupOf({ errorCode: '0014' })).to.deep.equal({ group: 'empty' })
    for (const code of ['0008', '0021', '0054', 54])
      expect(groupOf({ errorCode: code }), String(code)).to.deep.equal({ group: 'invalid', field: 'number' })
    expect(groupOf({ validationError: 'Invalid CVV' })).to.deep.equal({ group: 'invalid', field: 'cvc' })
    expect(groupOf({ validationError: 'Invalid Expiration Date' })).to.deep.equal({ group: 'invalid', field: 'expiry' })
    expect(groupOf({ validationError: 'Invalid Card Number' })).to.deep.equal({ group: 'invalid', field: 'number' })
    for (const code of ['0017', '0049', '0076'])
      expect(groupOf({ errorCode: code }), code).to.deep.equal({ group: 'tokenise' })
    for (const code of ['0047', '0055', '0059'])
      expect(groupOf({ errorCode: code }), code).to.deep.equal({ group: 'credentials' })
    for (const code of ['0043', '1000', 'soon', '77777'])
      expect(groupOf({ errorCode: code }), code).to.deep.equal({ group: 'other' })
    expect(groupOf({ errorCode: '0' })).to.equal('Emptied')
    expect(read({ message: '4111111111111111', errorCode: '0' })).to.deep.equal({
      _tag: 'Refused',
      why: { group: 'other' },
    })
  })

  it('PAY-05 what is no message of its own says nothing', () => {
    const { read: hear } = driver()
    for (const data of [
      '',
      'ok',
      '{',
      '[]',
      'null',
      '{"type":"resize"}',
      '{"message":7}',
      7,
      undefined,
      { message: '9478825000001443' },
    ])
      expect(hear(data), JSON.stringify(data)).to.equal(undefined)
    expect(read({ cardTyping: true })).to.deep.equal({ _tag: 'Typing' })
    expect(read({ cardTyping: false })).to.equal(undefined)
  })
})
