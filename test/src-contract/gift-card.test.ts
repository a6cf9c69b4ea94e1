import { expect } from 'chai'
import { routes } from '../../src-contract/routes.ts'
import { aCaller } from '../bare-back-end/bare-caller.ts'
import { startBareBackEnd } from '../bare-back-end/start-bare-back-end.ts'

describe('a gift card of another back end', () => {
  it('GIFT-14, API-33 has whatever id it was given, and is read without one', async () => {
    for (const id of ['7', 'card 7', 'a'.repeat(128)])
      expect(routes.giftCard.params.decode({ id })._tag, id).to.equal('Right')
    expect(routes.giftCard.params.decode({ id: '' })._tag).to.equal('Left')
    const house = await startBareBackEnd()
    try {
      const { body } = await aCaller(house.origin)('GET', '/stored-value-cards/5555000011112222')
      expect(routes.giftCard.answers[200].decode(body)).to.have.nested.property('right.amount', 500)
    } finally {
      await house.close()
    }
  })
})
