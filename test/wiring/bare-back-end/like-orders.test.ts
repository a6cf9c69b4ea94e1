import { expect } from 'chai'
import { openPage, type PageHouse } from '../drivers/open-page.ts'
import { beGuest, deviceWithRamen, newName, payByCash } from '../drivers/scenes.ts'
import { wiringHouse } from '../drivers/wiring-house.ts'

async function orderRamen(house: PageHouse, name: string) {
  const pay = await openPage('/checkout/current', { house, device: await deviceWithRamen() })
  await beGuest(pay, name)
  await pay.see.findByText('$1.04')
  await payByCash(pay)
  return pay
}

const placing = '/v1/order/cash/'

describe('Two like orders of one guest', () => {
  it('API-59 without our additions both are taken, each by one press', async () => {
    const ours = await wiringHouse()
    const plain = { ...ours, app: ours.plain }
    const name = newName()
    const numbers = []
    for (const _ of [1, 2]) {
      const order = await (await orderRamen(plain, name)).follow()
      await order.see.findByText('Your order is in the kitchen')
      numbers.push(order.address())
    }
    expect(new Set(numbers).size).to.equal(2)
  })

  it('API-59 a back end that cannot be told that another one is wanted says so in its own words, and is asked no more', async () => {
    const pay = await openPage('/checkout/current', { device: await deviceWithRamen() })
    pay.network.answer(placing, {
      status: 409,
      body: { code: 'duplicate_suspected', message: 'We are on it already.' },
    })
    await beGuest(pay)
    await pay.see.findByText('$1.04')
    await payByCash(pay)
    await pay.user.click(await pay.see.findByRole('button', { name: 'Yes, another one' }))
    await pay.see.findByText('We are on it already.')
    expect(pay.see.queryByRole('button', { name: 'Yes, another one' })).to.equal(null)
    expect(pay.network.callsTo(placing)).to.have.length(2)
  })
})
