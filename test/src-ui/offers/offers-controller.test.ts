import { expect } from 'chai'
import { minor } from '../../../src-domain/money/minor.ts'
import { refusedWith, someOffers } from './offers-world.ts'

const card = { value: minor(2_500), receiver: '', sender: '', message: '' }

describe('The offers of a brand', () => {
  it('are fetched at the start, when the page is shown again and every 30 seconds, and stay when there is no answer', async () => {
    const { controller, time, sight, network } = someOffers()
    const close = controller.open()
    await time.settle()
    expect(controller.state.current().codes).to.have.length(1)
    network.failure = { _tag: 'NoResponse' }
    sight.show()
    await time.settle()
    expect(controller.state.current()).to.include({ isUnreached: true })
    expect(controller.state.current().codes).to.have.length(1)
    network.failure = undefined
    await time.pass(30_000)
    expect(controller.state.current().isUnreached).to.equal(false)
    close()
  })

  it('are changed once when an answer is lost and the same change is sent again', async () => {
    const { controller, network, sent } = someOffers()
    network.isAnswerLost = true
    expect(await controller.issueCard(card)).to.equal('no-answer')
    network.isAnswerLost = false
    expect(await controller.issueCard(card)).to.equal('done')
    const [first, again] = sent
    expect(again?.commandId).to.equal(first?.commandId)
    expect(controller.state.current().newCard?.number).to.equal('4000111122223331')
  })

  it('get another id for another change, and for the same change after it was made', async () => {
    const { controller, network, sent } = someOffers()
    network.failure = { _tag: 'NoResponse' }
    await controller.changeCredit('pat_ana', minor(500), 'cold soup')
    network.failure = undefined
    await controller.changeCredit('pat_ana', minor(600), 'cold soup')
    await controller.changeCredit('pat_ana', minor(600), 'cold soup')
    expect(new Set(sent.map(({ commandId }) => commandId)).size).to.equal(3)
  })

  it('say why a change was refused, and that the session has ended', async () => {
    const { controller, network, ends } = someOffers()
    for (const [failure, outcome] of [
      [refusedWith(409, 'code_taken'), 'code-taken'],
      [refusedWith(409, 'card_in_use'), 'card-in-use'],
      [refusedWith(409, 'command_reused'), 'not-accepted'],
      [refusedWith(403, 'not_allowed'), 'not-allowed'],
      [refusedWith(404, 'unknown_gift_card'), 'not-found'],
      [refusedWith(503, 'unavailable'), 'no-answer'],
      [refusedWith(401, 'session_ended'), 'no-answer'],
    ] as const) {
      network.failure = failure
      expect(await controller.issueCard(card)).to.equal(outcome)
    }
    expect(ends()).to.equal(1)
  })

  it('find customers by email if the text has an @, else by phone', async () => {
    const { controller } = someOffers()
    await controller.findPatrons('zoe@example.com')
    expect(controller.state.current().patrons).to.deep.equal([])
    await controller.findPatrons('212-555-0100')
    expect(controller.state.current().patrons?.map(({ name }) => name)).to.deep.equal(['Ana Diaz'])
  })
})
