import { cleanup, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { expect } from 'chai'
import { isRight, right } from 'fp-ts/lib/Either.js'
import type { OrderGateway } from '../../../src-domain/placement/order-gateway.ts'
import { ada, payWorld } from './pay-world.tsx'

const wording = 'I am 21 or older and can show ID'
const withAlcohol = (honest: OrderGateway): OrderGateway => ({
  ...honest,
  validate: async (order) => {
    const answer = await honest.validate(order)
    return isRight(answer) ? right({ ...answer.right, leastAge: 21 }) : answer
  },
})

describe('The checkout of an order with alcohol', () => {
  afterEach(cleanup)

  it('blocks the order until the customer confirms the age, and sends the confirmed sentence', async () => {
    const { user, placements } = await payWorld({ guest: ada, gateway: withAlcohol })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    const blocked = await screen.findByRole('button', { name: /Confirm your age/ })
    expect(blocked.getAttribute('aria-disabled')).to.equal('true')
    expect(document.body.textContent).to.include('Please confirm that you’re 21 or older.')
    const box = screen.getByRole('checkbox', { name: new RegExp(wording) })
    const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } })
    expect(violations.map(({ id }) => id)).to.deep.equal([])
    await user.click(box)
    await user.click(await screen.findByRole('button', { name: 'Place Order · $29.00' }))
    await waitFor(() => expect(placements).to.have.length(1))
    expect(placements[0]?.agePromise).to.deep.equal({ age: 21, wording })
  })

  it('blocks the order again when the customer clears the box', async () => {
    const { user } = await payWorld({ guest: ada, gateway: withAlcohol })
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(wording) }))
    await waitFor(() => expect(screen.queryByRole('button', { name: /Confirm your age/ })).to.equal(null))
    await user.click(screen.getByRole('checkbox', { name: new RegExp(wording) }))
    expect(await screen.findByRole('button', { name: /Confirm your age/ })).to.not.equal(null)
  })

  it('asks nothing and sends nothing if the back end names no age', async () => {
    const { user, placements } = await payWorld({ guest: ada })
    await user.click(screen.getByRole('radio', { name: /Cash/ }))
    await user.click(await screen.findByRole('button', { name: 'Place Order · $29.00' }))
    await waitFor(() => expect(placements).to.have.length(1))
    expect(screen.queryByRole('checkbox')).to.equal(null)
    expect(placements[0]).not.to.have.property('agePromise')
  })
})
