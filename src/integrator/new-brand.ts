import { randomBytes } from 'node:crypto'

export type BrandFilesToWrite = Readonly<Record<string, unknown>>

/** SHELL-13: pickup and delivery, Stripe, scheduled orders; no tables, rewards or history. */
export function sampleBrand(id: string): BrandFilesToWrite {
  const files = newBrand(id)
  const lunch = { id: 'lunch', name: 'Menu', groups: ['dishes'] }
  return {
    ...files,
    'brand.json': {
      ...Object(files['brand.json']),
      ordering: { pickup: true, delivery: true, kiosk: false, scheduled: true, notes: true, mobile_pay: true },
      routes: { ordering: true, market: false, gift_cards: true },
      payment_processor: 'stripe',
      auth: {
        token_key: `${id}_token`,
        google: { enabled: true, client_id: 'your-client-id.apps.googleusercontent.com' },
      },
      loyalty: { enabled: false },
      order_history: false,
      themes: { item_details: {}, checkout: { gift_card: true } },
    },
    'menu.json': {
      ...Object(files['menu.json']),
      menus: {
        lunch: { ...lunch, orderType: 'pickup' },
        brought: { ...lunch, id: 'brought', orderType: 'delivery' },
      },
    },
  }
}

/** The smallest brand that passes `brand:check`. */
export function newBrand(id: string): BrandFilesToWrite {
  const name = id
    .split('-')
    .map((word) => word.slice(0, 1).toUpperCase() + word.slice(1))
    .join(' ')
  return {
    'brand.json': {
      id,
      name,
      config_id: `${id}-1`,
      hosts: [`${id}.localhost`],
      locales: ['en'],
      default_locale: 'en',
      ordering: { cash: true },
      payment_processor: 'sandbox',
      auth: { token_key: `${id}_token` },
      themes: { item_details: {}, checkout: {} },
      tokens: {
        light,
        dark,
        radius: 8,
        space: 8,
        fonts: { display: 'Open Sans', text: 'Open Sans' },
      },
    },
    'locations.json': [
      {
        // Public, so it must be unguessable.
        id: `loc_${randomBytes(15).toString('hex')}`,
        slug: 'main-street',
        name: 'Main Street',
        timeZone: 'America/New_York',
        address: { street1: '1 Main Street', street2: '', city: 'Springfield', state: 'NY', zip: '12345' },
        hours: [0, 1, 2, 3, 4, 5, 6].map(openingHours),
        taxPercent: '8.875',
        serviceFee: {},
        kitchen: { email: `kitchen@${id}.example` },
        menu: 'menu.json',
      },
    ],
    'menu.json': {
      menus: { lunch: { id: 'lunch', name: 'Menu', orderType: 'pickup', groups: ['dishes'] } },
      groups: { dishes: { id: 'dishes', name: 'Dishes', items: ['soup'] } },
      items: { soup: { id: 'soup', name: 'Soup of the day', price: 7.5 } },
    },
  }
}

function openingHours(day: number) {
  const [opens, closes] = ['11:00', '21:00']
  return {
    day,
    pickupOpen: opens,
    pickupClose: closes,
    deliveryOpen: opens,
    deliveryClose: closes,
    dineInOpen: opens,
    dineInClose: closes,
  }
}

const light = {
  background: '#ffffff',
  surface: '#ffffff',
  raised: '#ffffff',
  text: '#1d2129',
  muted: '#596070',
  accent: '#1f5fae',
  onAccent: '#ffffff',
  accentSoft: '#e3edf9',
  border: '#d8dce4',
  outline: '#7b8494',
  danger: '#a81c2d',
  onDanger: '#ffffff',
  success: '#236b38',
  onSuccess: '#ffffff',
  focus: '#123f78',
  plate: '#eef1f6',
}

const dark = {
  background: '#14171c',
  surface: '#1b1f26',
  raised: '#242a33',
  text: '#eef1f6',
  muted: '#b3bbc9',
  accent: '#8fbdf5',
  onAccent: '#0b1d33',
  accentSoft: '#22344b',
  border: '#343b47',
  outline: '#8993a4',
  danger: '#ff9d96',
  onDanger: '#3b0507',
  success: '#93d39e',
  onSuccess: '#0c2612',
  focus: '#bfdcff',
  plate: '#2a313c',
}
