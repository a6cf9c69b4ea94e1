import { cornerOf, hostOf, type ImportedFormat, test } from '../drivers/abroad-shop.ts'
import { confirmation } from '../drivers/confirmation.ts'
import { shop } from '../drivers/shop.ts'
import { leaveCart } from '../drivers/way.ts'
import { expect } from '../fixtures.ts'

interface Dish {
  readonly name: string
  /** Choices by the title of their option. */
  readonly choices?: Readonly<Record<string, readonly string[]>>
  /** Pieces by the title of an option with steppers. */
  readonly pieces?: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly price: string
}

interface Imported {
  readonly format: ImportedFormat
  readonly dishes: readonly Dish[]
  readonly subtotal: string
  /** 8.875 %, of the new brand. */
  readonly tax: string
  readonly total: string
}

/** By hand from test/src/integrator/menu-import/fixtures. */
const imports: readonly Imported[] = [
  {
    format: 'csv',
    dishes: [
      // 10.40 + 4.60, and mushrooms for a large one: 2.10.
      { name: 'Cheese pizza', choices: { Size: ['Large'], Toppings: ['Mushrooms'] }, price: '$17.10' },
      // 12.00 + 2 x 0.75
      { name: 'Box of six doughnuts', pieces: { Flavors: { Glazed: 4, Pistachio: 2 } }, price: '$13.50' },
    ],
    // 30.60 x 0.08875 = 2.71575
    ...{ subtotal: '$30.60', tax: '$2.72', total: '$33.32' },
  },
  {
    format: 'gloriafood',
    dishes: [
      // 10.00, and 1.50 for its one size; 0.50 + 0.70 + 1.20
      {
        name: 'Calzone',
        choices: { Crust: ['Crispy'], Toppings: ['Corn', 'Extra mozzarella'] },
        price: '$13.90',
      },
      // 13.00 + 2 x 1.00 + 0.25
      { name: 'Spaghetti with clams', pieces: { Extras: { Parmesan: 2, Chili: 1 } }, price: '$15.25' },
      // 4.50 + 0.90, the price of the same option on this dish.
      { name: 'Ice cream', choices: { Extras: ['Parmesan'] }, price: '$5.40' },
    ],
    // 34.55 x 0.08875 = 3.0663125
    ...{ subtotal: '$34.55', tax: '$3.07', total: '$37.62' },
  },
  {
    format: 'loyverse',
    dishes: [
      { name: 'Latte', choices: { 'Size / Milk / Cup': ['Large / Oat / Glass'] }, price: '$4.95' },
      { name: 'Muffin', choices: { Flavor: ['Chocolate'] }, price: '$3.10' },
      { name: 'Butter croissant', price: '$2.75' },
    ],
    // 10.80 x 0.08875 = 0.9585
    ...{ subtotal: '$10.80', tax: '$0.96', total: '$11.76' },
  },
  {
    format: 'toast',
    dishes: [
      // 15.50, a topping of a large pizza: 2.75, and truffle: 6.00.
      { name: 'Margherita', choices: { Size: ['Large'], Toppings: ['Mushrooms', 'Truffle'] }, price: '$24.25' },
      // 18.50 + 2 x 0.25 + 0.50
      { name: 'Roast chicken', pieces: { Sauces: { Ketchup: 2, Mayonnaise: 1 } }, price: '$19.50' },
      { name: 'Lemonade', price: '$4.00' },
    ],
    // 47.75 x 0.08875 = 4.2378125
    ...{ subtotal: '$47.75', tax: '$4.24', total: '$51.99' },
  },
  {
    format: 'square',
    dishes: [
      // 5.10 + 0.70
      { name: 'Latte', choices: { Size: ['16 oz'], Milk: ['Oat milk'] }, price: '$5.80' },
      { name: 'Miso soup', price: '$4.25' },
      { name: 'Green tea', price: '$3.10' },
    ],
    // 13.15 x 0.08875 = 1.1670625
    ...{ subtotal: '$13.15', tax: '$1.17', total: '$14.32' },
  },
  {
    format: 'uber',
    dishes: [
      // 12.50 + 6.15 + 0.95
      {
        name: 'Tacos al pastor',
        choices: { 'How many': ['Five'], Salsas: ['Green salsa', 'Mango salsa'] },
        price: '$19.60',
      },
      // 18.90 + 2.25, the price of guacamole as a side.
      { name: 'Chicken in mole', choices: { Side: ['Guacamole'] }, price: '$21.15' },
      { name: 'Soda', price: '$3.00' },
    ],
    // 43.75 x 0.08875 = 3.8828125
    ...{ subtotal: '$43.75', tax: '$3.88', total: '$47.63' },
  },
]

test.use({ serverFor: 'imported' })

for (const { format, dishes, subtotal, tax, total } of imports)
  test(`PRICE-05, PRICE-13, CHK-46 a menu imported from ${format} is ordered from to the cent`, {
    tag: '@longer',
  }, async ({ page, server, inspect }) => {
    test.slow()
    const host = hostOf(cornerOf(format))
    await page.goto(server.at('/location/main-street/pickup', host))
    await inspect(page, `imported-${format}-menu`)
    for (const { name, choices = {}, pieces = {}, price } of dishes) {
      const sheet = await shop(page).open(name)
      for (const [title, chosen] of Object.entries(choices)) for (const one of chosen) await sheet.choose(title, one)
      for (const [title, counts] of Object.entries(pieces))
        for (const [piece, count] of Object.entries(counts)) {
          const field = sheet.group(title).getByRole('textbox', { name: new RegExp(piece) })
          await field.fill(String(count))
          await field.press('Enter')
        }
      await expect(sheet.submit).toHaveText(`Add to cart · ${price}`)
      await sheet.add()
    }
    const cart = await shop(page).openCart()
    for (const { name, price } of dishes) await expect(cart.line(name)).toContainText(price)
    await expect(cart.subtotal).toHaveText(subtotal)
    const pay = await leaveCart(page)
    await pay.beGuest(`Imported ${format}`)
    await pay.cash.check()
    await expect(pay.amount('Subtotal')).toHaveText(subtotal)
    await expect(pay.amount('Tax')).toHaveText(tax)
    await expect(pay.amount('Total')).toHaveText(total)
    await inspect(page, `imported-${format}-checkout`)
    await expect(pay.place).toHaveText(`Place Order · ${total}`)
    await pay.place.click()
    const done = confirmation(page)
    await done.arrive()
    for (const { name, price } of dishes)
      await expect(done.main.getByRole('listitem').filter({ hasText: name })).toContainText(price)
    await expect(done.amount('Subtotal')).toHaveText(subtotal)
    await expect(done.amount('Tax')).toHaveText(tax)
    await expect(done.amount('Total')).toHaveText(total)
    await inspect(page, `imported-${format}-order`)
  })
