import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { expect } from 'chai'
import { left } from 'fp-ts/lib/Either.js'
import { ada, payWorld } from './pay-world.tsx'

type World = Awaited<ReturnType<typeof payWorld>>

async function fill({ user }: World, number: string) {
  await user.clear(screen.getByLabelText('Card number'))
  await user.type(screen.getByLabelText('Card number'), number)
  await user.clear(screen.getByLabelText(/Expiration/))
  await user.type(screen.getByLabelText(/Expiration/), '0830')
  await user.type(screen.getByLabelText(/Security code/), '987')
  await user.clear(screen.getByLabelText('ZIP code'))
  await user.type(screen.getByLabelText('ZIP code'), '10001')
}
async function press({ user }: World, name: string | RegExp) {
  return user.click(await screen.findByRole('button', { name }))
}
function textOf(label: string | RegExp) {
  return screen.getByLabelText<HTMLInputElement>(label).value
}

describe('The cards screen', () => {
  afterEach(cleanup)

  it('PAY-52, CART-12 whether the card places the order belongs to the step, wherever one comes to it from', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to payment · $32.75')
    await screen.findByRole('button', { name: 'Pay $32.75' })
    window.history.back()
    await screen.findByRole('heading', { name: 'Checkout' })
    window.history.forward()
    await waitFor(() => screen.getByLabelText('Card number'))
    await screen.findByRole('button', { name: 'Pay $32.75' })
    window.history.back()
    await screen.findByRole('heading', { name: 'Checkout' })
    await press(world, /Add a card/)
    await screen.findByRole('button', { name: 'Use this card' })
  })

  it('PAY-15 says in the card form that the bank did not confirm the card', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    act(() => world.cells.card.update((now) => ({ ...now, problem: { _tag: 'AuthenticationFailed' } })))
    expect((await screen.findByRole('alert')).textContent).to.include('wasn’t confirmed')
  })

  it('PAY-17, PAY-52, CHK-28, CHK-54 shows a guest the form first, keeps all but the code after a decline, and takes another card under the same key', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to payment · $32.75')
    await waitFor(() => screen.getByLabelText('Card number'))
    expect(world.placements).to.have.length(0)
    await fill(world, '4000000000000002')
    await press(world, 'Pay $32.75')
    expect((await screen.findByRole('alert')).textContent).to.equal('Your card was declined.')
    expect([textOf('Card number'), textOf(/Expiration/), textOf(/Security/), textOf('ZIP code')]).to.deep.equal([
      '4000 0000 0000 0002',
      '08/30',
      '',
      '10001',
    ])
    await fill(world, '4242424242424242')
    await press(world, 'Pay $32.75')
    await waitFor(() => expect(world.log.arrived).to.have.length(1))
    const [first, second] = world.placements
    expect(world.placements).to.have.length(2)
    expect(second?.order.idempotencyKey).to.equal(first?.order.idempotencyKey)
    expect(second?.instrument).to.not.deep.equal(first?.instrument)
  })

  it('PAY-41 a card that could not be sent is told as that, not as a form that did not come', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, /Add a card/)
    await waitFor(() => screen.getByLabelText('Card number'))
    for (const cause of ['network', 'timeout'] as const) {
      act(() => world.cells.card.update((now) => ({ ...now, problem: { _tag: 'Unavailable', cause } })))
      expect((await screen.findByRole('alert')).textContent).to.equal(
        'We couldn’t reach the payment processor, so nothing was charged. Check your connection and try again.',
      )
    }
    const message = 'Stripe could not be reached.'
    act(() =>
      world.cells.card.update((now) => ({ ...now, problem: { _tag: 'Unavailable', cause: 'network', message } })),
    )
    expect((await screen.findByRole('alert')).textContent).to.equal(message)
  })

  it('PAY-17, PAY-48, CHK-54 a new attempt takes the last complaint away at once, and its button says that it pays', async () => {
    const asked: (() => void)[] = []
    const world = await payWorld({
      guest: ada,
      processor: (sandbox) => ({
        ...sandbox,
        cardForm: () => {
          const form = sandbox.cardForm()
          const submit: typeof form.submit = async (purpose) => {
            await new Promise<void>((resolve) => asked.push(resolve))
            return form.submit(purpose)
          }
          return { ...form, submit }
        },
      }),
    })
    await press(world, 'Continue to payment · $32.75')
    await waitFor(() => screen.getByLabelText('Card number'))
    await fill(world, '4000000000000002')
    await press(world, 'Pay $32.75')
    screen.getByRole('button', { name: 'Paying…' })
    // As a bank's frame does when it closes.
    screen.getByRole('button', { name: 'Paying…' }).blur()
    act(() => asked.shift()?.())
    expect((await screen.findByRole('alert')).textContent).to.equal('Your card was declined.')
    expect(document.activeElement).to.equal(screen.getByRole('button', { name: 'Pay $32.75' }))
    await fill(world, '4242424242424242')
    await press(world, 'Pay $32.75')
    await screen.findByRole('button', { name: 'Paying…' })
    expect(screen.queryByRole('alert')).to.equal(null)
    act(() => asked.shift()?.())
    await waitFor(() => expect(world.log.arrived).to.have.length(1))
  })

  it('PAY-17 a press without a network says so over the complaint before it', async () => {
    const world = await payWorld({ guest: ada })
    await press(world, 'Continue to payment · $32.75')
    await waitFor(() => screen.getByLabelText('Card number'))
    act(() => world.cells.card.update((now) => ({ ...now, problem: { _tag: 'AuthenticationFailed' } })))
    act(() => world.cells.online.update(() => false))
    await fill(world, '4242424242424242')
    await press(world, 'Pay $32.75')
    await screen.findByText(/^You’re offline, so your order wasn’t sent/)
    expect(screen.queryByText(/wasn’t confirmed/)).to.equal(null)
  })

  it('PAY-06 a form that did not come can be asked for again', async () => {
    let isCut = true
    const world = await payWorld({
      guest: ada,
      processor: (sandbox) => ({
        ...sandbox,
        open: async (context) => (isCut ? left({ _tag: 'Unavailable', cause: 'load' }) : sandbox.open(context)),
      }),
    })
    await press(world, /Add a card/)
    expect((await screen.findByRole('alert')).textContent).to.include('couldn’t load')
    expect(screen.queryByRole('button', { name: 'Use this card' })).to.equal(null)
    isCut = false
    await press(world, 'Try again')
    await waitFor(() => screen.getByLabelText('Card number'))
    expect(screen.queryByRole('alert')).to.equal(null)
    screen.getByRole('button', { name: 'Use this card' })
  })
})
