import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { graphOf } from './imports.ts'
import { withPlantedTree } from './planted-tree.ts'
import { floors, scriptsIn } from './source-files.ts'
import { violationsIn } from './violations.ts'

const folders = [...floors, 'e2e', 'brands']

describe('who may know whom', () => {
  it('only the arrows of the allow-list are drawn', () => {
    const present = folders.filter(existsSync)
    const graph = graphOf('.', present)
    expect(violationsIn(graph)).to.deep.equal([])

    // An empty graph would have no violations either.
    expect([...graph.keys()]).to.have.members(present.flatMap(scriptsIn))
    expect(graph.size).to.be.greaterThan(50)
    expect([...graph.values()].flat()).to.have.length.greaterThan(graph.size)
  })

  it('an allowed tree passes', async () => {
    const allowed = {
      'src-domain/money/minor.ts': 'export const one = 1',
      'src-domain/cart/cart.ts':
        "import { one } from '../money/minor.ts'\nimport * as E from 'fp-ts/lib/Either.js'\nexport const cart = E.right(one)",
      'src-contract/orders.ts':
        "import * as t from 'io-ts'\nimport type { cart } from '../src-domain/cart/cart.ts'\nexport const order = t.type({})\nexport type C = typeof cart",
      'src-adapters/stripe/browser.ts':
        "import { loadStripe } from '@stripe/stripe-js/pure'\nexport const stripe = loadStripe",
      'src-adapters/stripe/gateway.ts': "import { createHmac } from 'node:crypto'\nexport const sign = createHmac",
      'src-ui/cart/cart-bar.tsx':
        "import { MemoryRouter } from 'react-router-dom'\nimport { BehaviorSubject } from 'rxjs'\nimport { useState } from 'react'\nexport const bar = [MemoryRouter, BehaviorSubject, useState]",
      'src-ui/cart/cart-controller.ts':
        "import { isRight } from 'fp-ts/lib/Either.js'\nexport const controller = isRight",
      'src-server/start.ts':
        "import { createHash } from 'node:crypto'\nimport Fastify from 'fastify'\nimport { order } from '../src-contract/orders.ts'\nexport const start = [createHash, Fastify, order]",
      'src-server/mail/mail.tsx': "import { renderToStaticMarkup } from 'react-dom/server'\nexport const mail = <p />",
      'src/browser/menu.ts':
        "import { Container } from 'inversify'\nimport { stripe } from '../../src-adapters/stripe/browser.ts'\nexport const menu = [Container, stripe]",
    }
    const graph = await withPlantedTree(allowed, (root) => graphOf(root, floors))
    expect(violationsIn(graph)).to.deep.equal([])
    expect([...graph.keys()]).to.have.members(Object.keys(allowed))
  })

  const planted: readonly (readonly [why: string, path: string, imports: string])[] = [
    ['the domain knows no stream', 'src-domain/cart/cart.ts', "import { of } from 'rxjs'"],
    ['the domain knows no codec', 'src-domain/cart/cart.ts', "import * as t from 'io-ts'"],
    ['the domain knows no screen', 'src-domain/cart/cart.ts', "import type { FC } from 'react'"],
    ['the domain knows no container', 'src-domain/cart/cart.ts', "export const load = () => import('inversify')"],
    ['the domain knows no Node', 'src-domain/cart/cart.ts', "import { join } from 'node:path'"],
    [
      'the domain knows no adapter',
      'src-domain/cart/cart.ts',
      "import { x } from '../../src-adapters/stripe/policy.ts'",
    ],
    ['a room knows none to its right', 'src-domain/menu/menu.ts', "import { x } from '../cart/cart.ts'"],
    [
      'no room of the row knows analytics',
      'src-domain/ordering/order.ts',
      "import type { x } from '../analytics/events.ts'",
    ],
    ['a type is knowledge too', 'src-domain/menu/menu.ts', "export type A = import('../cart/cart.ts').x"],
    [
      'what a screen draws counts',
      'src-ui/cart/bar.tsx',
      "import { of } from 'fp-ts/lib/Either.js'\nexport const Bar = () => <p>{of(1)}</p>",
    ],
    ['a path is written out', 'src-domain/menu/menu.ts', 'export const load = (name: string) => import(name)'],
    ['a room has a place in the row', 'src-domain/cellar/oven.ts', "import { x } from '../money/minor.ts'"],
    ['the contract knows no server', 'src-contract/orders.ts', "import { x } from '../src-server/start.ts'"],
    ['an adapter knows no other', 'src-adapters/square/browser.ts', "import { x } from '../stripe/policy.ts'"],
    [
      "an adapter knows no other's library",
      'src-adapters/square/browser.ts',
      "import { loadStripe } from '@stripe/stripe-js'",
    ],
    ['the browser side of a party knows no Node', 'src-adapters/square/browser.ts', "import { join } from 'node:path'"],
    ['a screen knows no adapter', 'src-ui/cart/bar.tsx', "import { x } from '../../src-adapters/stripe/policy.ts'"],
    ['a screen knows no contract', 'src-ui/cart/bar.tsx', "import type { x } from '../../src-contract/orders.ts'"],
    ['a screen knows no container', 'src-ui/cart/bar.tsx', "import { Container } from 'inversify'"],
    ['the server knows no screen', 'src-server/start.ts', "import { x } from '../src-ui/cart/bar.tsx'"],
    ['only the mails of the server know React', 'src-server/kitchen/slip.ts', "import { x } from 'react-dom/server'"],
    ['the server knows no adapter', 'src-server/start.ts', "import { x } from '../src-adapters/stripe/policy.ts'"],
    ['a journey knows no source', 'e2e/journeys/order.spec.ts', "import { x } from '../../src-domain/money/minor.ts'"],
    ['a brand is data', 'brands/osteria/brand.ts', "import { x } from '../../src-domain/money/minor.ts'"],
    ['what is imported exists', 'src/server/main.ts', "import { x } from './nowhere.ts'"],
    [
      'no server side in the browser',
      'src/browser/menu.ts',
      "import { x } from '../../src-adapters/stripe/gateway.ts'",
    ],
    ['no browser side on the server', 'src/server/main.ts', "import { x } from '../../src-adapters/stripe/browser.ts'"],
  ]
  const ground = {
    'src-domain/money/minor.ts': 'export const x = 1',
    'src-domain/cart/cart.ts': 'export const x = 1',
    'src-domain/analytics/events.ts': 'export const x = 1',
    'src-contract/orders.ts': 'export const x = 1',
    'src-adapters/stripe/policy.ts': 'export const x = 1',
    'src-adapters/stripe/gateway.ts': 'export const x = 1',
    'src-adapters/stripe/browser.ts': 'export const x = 1',
    'src-server/start.ts': 'export const x = 1',
    'src-ui/cart/bar.tsx': 'export const x = 1',
  }
  for (const [why, path, text] of planted) {
    it(`goes red: ${why}`, async () => {
      const found = await withPlantedTree({ ...ground, [path]: text }, (root) => violationsIn(graphOf(root, folders)))
      expect(found).to.have.length(1)
      expect(found[0]).to.match(new RegExp(`^${path} -> `))
    })
  }

  it('goes red: what lies behind a module in between', async () => {
    const chain = {
      ...ground,
      'src/browser/menu.ts': "export { between } from '../between.ts'",
      'src/between.ts': "import { x } from '../src-adapters/stripe/gateway.ts'\nexport const between = x",
    }
    const found = await withPlantedTree(chain, (root) => violationsIn(graphOf(root, folders)))
    expect(found).to.deep.equal(['src/browser/menu.ts -> src-adapters/stripe/gateway.ts: the other side'])
  })

  it('goes red: rooms of the order server in a circle through a file beside them', async () => {
    const rooms = {
      'src-server/menu/menus.ts': "import type { b } from '../needs.ts'\nexport const a = 1 as typeof b",
      'src-server/needs.ts': "export { b } from './menu/card.ts'",
      'src-server/menu/card.ts': 'export const b = 1',
    }
    const found = await withPlantedTree(rooms, (root) => violationsIn(graphOf(root, folders)))
    expect(found).to.have.members([
      'src-server/menu -> src-server/menu: a circle',
      'src-server/needs.ts -> src-server/needs.ts: a circle',
    ])
  })

  it('goes red: modules in a circle', async () => {
    const circle = {
      'src-domain/cart/cart.ts': "import { b } from './line.ts'\nexport const a = (): unknown => b",
      'src-domain/cart/line.ts':
        "import type { a } from './cart.ts'\nexport const b = (): unknown => undefined as typeof a",
    }
    const found = await withPlantedTree(circle, (root) => violationsIn(graphOf(root, folders)))
    expect(found.filter((violation) => violation.endsWith('a circle'))).to.have.length(2)
  })

  for (const floor of ['src-ui', 'src-server', 'src', 'src/browser'])
    it(`goes red: rooms of ${floor} in a circle, each module of which is in none`, async () => {
      const rooms = {
        [`${floor}/cart/line.ts`]: "import { b } from '../menu/card.ts'\nexport const a = b",
        [`${floor}/menu/card.ts`]: 'export const b = 1',
        [`${floor}/menu/page.ts`]: "import { c } from '../cart/bar.ts'\nexport const d = c",
        [`${floor}/cart/bar.ts`]: 'export const c = 1',
      }
      const found = await withPlantedTree(rooms, (root) => violationsIn(graphOf(root, folders)))
      expect(found).to.deep.equal([
        `${floor}/cart -> ${floor}/cart: a circle`,
        `${floor}/menu -> ${floor}/menu: a circle`,
      ])
    })
})
