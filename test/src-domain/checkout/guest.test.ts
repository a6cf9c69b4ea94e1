import { expect } from 'chai'
import fc from 'fast-check'
import { isLeft } from 'fp-ts/lib/Either.js'
import { guestFormProblems, optionalEmailProblem } from '../../../src-domain/checkout/guest-form.ts'
import { cleanGuestName, guestName } from '../../../src-domain/checkout/guest-name.ts'
import {
  bottomButton,
  isInfoShown,
  isPaymentShown,
  nextSections,
  startSections,
} from '../../../src-domain/checkout/sections.ts'

describe('The name of a guest', () => {
  it('CHK-18 is cut at the first character that is neither a letter nor a space', () => {
    expect(cleanGuestName('Ana Diaz 3rd').name).to.equal('Ana Diaz')
    expect(cleanGuestName('Ana <script>').name).to.equal('Ana')
    expect(cleanGuestName('4na').name).to.equal('')
    expect(cleanGuestName('Ana_Diaz').name).to.equal('Ana')
    expect(cleanGuestName('Ana 🍜 Diaz').name).to.equal('Ana')
  })

  it('CHK-18 letters are those of every script, with their marks, apostrophes and hyphens inside', () => {
    for (const name of [
      'José García',
      'Jose\u0301 Ruiz',
      'Shauna O’Connor',
      "Shauna O'Connor",
      'Mary-Jane Watson',
      'नेहा शर्मा',
      '李 小龍',
      'Đặng Thị',
    ]) {
      expect(cleanGuestName(name).name).to.equal(name)
    }
    expect(cleanGuestName("'Ana").name).to.equal('')
    expect(cleanGuestName('Ana- Diaz').name).to.equal('Ana')
  })

  it('CHK-18 outer spaces are trimmed and inner runs are one', () => {
    expect(cleanGuestName('  Ana   Diaz  ').name).to.equal('Ana Diaz')
    expect(cleanGuestName('Ana\u00a0Diaz').name).to.equal('Ana Diaz')
  })

  it('CHK-19 is split at its first space', () => {
    expect(guestName('Ana María de la Cruz')).to.deep.include({
      right: { firstName: 'Ana', lastName: 'María de la Cruz' },
    })
  })

  it('CHK-20 needs both names', () => {
    for (const typed of ['', '   ', 'Ana', 'Ana ']) {
      expect(guestName(typed)).to.deep.include({ left: { _tag: 'FullNameRequired' } })
    }
  })

  it('CHK-20 needs one name where the last one is optional', () => {
    expect(guestName(' Ana ', true)).to.deep.include({ right: { firstName: 'Ana', lastName: '' } })
    expect(guestName('Ana Diaz', true)).to.deep.include({ right: { firstName: 'Ana', lastName: 'Diaz' } })
    expect(guestName(' ', true)).to.deep.include({ left: { _tag: 'FullNameRequired' } })
    const alone = { firstName: 'Ana', lastName: ' ', email: 'ana@example.com' }
    expect([guestFormProblems(alone, true), guestFormProblems(alone)]).to.deep.equal([{}, { lastName: 'missing' }])
    expect(guestFormProblems({ ...alone, lastName: 'x'.repeat(65) }, true)).to.deep.equal({ lastName: 'too-long' })
  })

  it('CHK-18 says which character cut the name, where too little was left of it', () => {
    for (const [typed, cutAt] of [
      ['Ana 4', '4'],
      ['Ana_Diaz', '_'],
      ['🍜 Ana Diaz', '🍜'],
    ] as const)
      expect(guestName(typed)).to.deep.include({ left: { _tag: 'FullNameRequired', cutAt } })
  })

  it('CHK-21 each name has 1 to 64 characters', () => {
    const [most, more] = ['A'.repeat(64), 'A'.repeat(65)]
    expect(guestName(`${most} ${most}`)).to.deep.include({ right: { firstName: most, lastName: most } })
    for (const typed of [`${more} Diaz`, `Ana ${more}`])
      expect(guestName(typed)).to.deep.include({ left: { _tag: 'NameTooLong' } })
  })

  it('CHK-18, CHK-19, CHK-20 whatever is typed: two names of letters, or a refusal', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
        const name = guestName(typed)
        if (isLeft(name)) return
        for (const one of [name.right.firstName, name.right.lastName]) {
          expect(one).to.match(/^[\p{L}\p{M}][\p{L}\p{M} '’‐‑-]*$/u)
          expect(one).to.equal(one.trim())
        }
        expect(cleanGuestName(cleanGuestName(typed).name).name).to.equal(cleanGuestName(typed).name)
      }),
    )
  })
})

describe('The guest form', () => {
  it('CHK-21 all three fields are required, within bounds', () => {
    expect(guestFormProblems({ firstName: ' ', lastName: '', email: '' })).to.deep.equal({
      firstName: 'missing',
      lastName: 'missing',
      email: 'missing',
    })
    expect(guestFormProblems({ firstName: 'A'.repeat(64), lastName: 'B'.repeat(65), email: 'ana@' })).to.deep.equal({
      lastName: 'too-long',
      email: 'invalid',
    })
    expect(guestFormProblems({ firstName: 'Ana', lastName: 'Diaz', email: ' ana@example.com ' })).to.deep.equal({})
    expect(guestFormProblems({ firstName: 'A', lastName: 'D', email: `${'a'.repeat(60)}@x.co` }).email).to.equal(
      'too-long',
    )
  })

  it('CHK-22 in the standard layout the e-mail is looked at only when filled', () => {
    expect(optionalEmailProblem('')).to.equal(undefined)
    expect(optionalEmailProblem('  ')).to.equal(undefined)
    for (const typed of ['ana', 'ana,b@example.com', '"ana"@example.com', `${'a'.repeat(60)}`])
      expect(optionalEmailProblem(typed), typed).to.equal('invalid')
    expect(optionalEmailProblem('ana@example.com')).to.equal(undefined)
  })
})

describe('The sections of the collapsible layout', () => {
  const open = (sections: ReturnType<typeof startSections>) =>
    (['cart', 'info', 'payment'] as const).filter((name) => sections[name].opened)

  it('CHK-10, CHK-11 each is completed or not and opened or not; the cart starts completed', () => {
    expect(startSections(false).cart).to.deep.equal({ completed: true, opened: false })
    expect(startSections(true).cart).to.deep.equal({ completed: true, opened: false })
  })

  it('CHK-12, CART-14 logged in, or where no name is wanted: info is completed and closed, payment opened', () => {
    expect(startSections(false)).to.deep.include({
      info: { completed: true, opened: false },
      payment: { completed: false, opened: true },
    })
  })

  it('CHK-13 for a guest info starts opened', () => {
    expect(open(startSections(true))).to.deep.equal(['info'])
    expect(startSections(true).info.completed).to.equal(false)
  })

  it('CHK-08, CHK-14 submitted info is completed, and payment shows and opens', () => {
    expect(isPaymentShown(startSections(true))).to.equal(false)
    const after = nextSections(startSections(true), { _tag: 'InfoSubmitted' })
    expect(after.info.completed).to.equal(true)
    expect(open(after)).to.deep.equal(['payment'])
    expect(isPaymentShown(after)).to.equal(true)
  })

  it('CHK-06, CHK-07, CHK-15 opening the cart closes the others and hides info', () => {
    const after = nextSections(startSections(true), { _tag: 'CartToggled' })
    expect(open(after)).to.deep.equal(['cart'])
    expect(isInfoShown(after, true)).to.equal(false)
    expect(isInfoShown(startSections(true), true)).to.equal(true)
    expect(isInfoShown(startSections(false), false)).to.equal(false)
    expect(open(nextSections(after, { _tag: 'InfoToggled' }))).to.deep.equal(['info'])
    expect(open(nextSections(after, { _tag: 'CartToggled' }))).to.deep.equal([])
  })

  it('CHK-16 payment toggles only when info is complete', () => {
    const guest = startSections(true)
    expect(nextSections(guest, { _tag: 'PaymentToggled' })).to.equal(guest)
    expect(open(nextSections(startSections(false), { _tag: 'PaymentToggled' }))).to.deep.equal([])
  })

  it('CHK-08, CHK-10 info that is edited after it was submitted is not complete until it is submitted again', () => {
    const submitted = nextSections(startSections(true), { _tag: 'InfoSubmitted' })
    const edited = nextSections(submitted, { _tag: 'InfoEdited' })
    expect(isPaymentShown(edited)).to.equal(false)
    expect(nextSections(edited, { _tag: 'InfoEdited' })).to.equal(edited)
    expect(isPaymentShown(nextSections(edited, { _tag: 'InfoSubmitted' }))).to.equal(true)
  })

  it('CHK-09 the button proceeds to the payment until that section is open', () => {
    expect(bottomButton(startSections(true))).to.equal('ProceedToPayment')
    expect(bottomButton(startSections(false))).to.equal('PlaceOrder')
  })
})
