import fc from 'fast-check'
import { isRight } from 'fp-ts/lib/Either.js'
import { guestInfo } from '../../src-contract/ordering/place-order.ts'
import { phoneProblem } from '../../src-domain/account/phone-problem.ts'
import { optionalEmailProblem } from '../../src-domain/checkout/guest-form.ts'

describe('Who a guest is', () => {
  const isTaken = (guest: object) => isRight(guestInfo.decode({ firstName: 'Gus', lastName: 'Guest', ...guest }))

  it('ACCT-64 a phone that the form takes is taken by the server', () => {
    const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
    const gap = fc.constantFrom('', ' ', '-', '.', ' - ', '     ')
    const behind = fc.constantFrom('', ' x5', 'X12', ' ext. 7', ' EXT 123456')
    const written = fc
      .tuple(fc.constantFrom('', '+1 ', '1-', '+52'), digits(3), gap, digits(3), gap, digits(4), behind)
      .map((parts) => parts.join(''))
      .filter((phone) => phoneProblem(phone) === undefined)
    fc.assert(
      fc.property(written, (phone) => isTaken({ phone })),
      {
        examples: [['212 555 0142 X5'], ['(212)     555     0142     ext. 123456'.slice(0, 40)]],
      },
    )
  })

  it('CHK-22 an e-mail that the form takes is taken by the server', () => {
    const email = fc.emailAddress().filter((one) => optionalEmailProblem(one) === undefined)
    fc.assert(fc.property(email, (one) => isTaken({ email: one })))
  })
})
