import { existsSync } from 'node:fs'
import { expect } from 'chai'
import { cruised, violationsOf } from './cruised.ts'
import { withPlantedTree } from './planted-tree.ts'
import { floors, scriptsIn } from './source-files.ts'

const folders = [...floors, 'e2e', 'brands']

describe('who may know whom', () => {
  it('only the arrows of the allow-list are drawn', async () => {
    const present = folders.filter(existsSync)
    const result = await cruised(process.cwd(), present)
    expect(violationsOf(result)).to.deep.equal([])

    // A cruiser that understood nothing would find no violation either.
    for (const folder of present) {
      const seen = result.modules.filter(({ source }) => source.startsWith(`${folder}/`)).map(({ source }) => source)
      expect(seen).to.include.members(scriptsIn(folder))
    }
    expect(result.summary.totalDependenciesCruised).to.be.greaterThan(present.length)
  })

  it('an allowed tree passes', async () => {
    const allowed = {
      'src-domain/money/cents.ts': 'export const one = 1',
      'src-domain/cart/cart.ts':
        "import { one } from '../money/cents.ts'\nimport * as E from 'fp-ts/lib/Either.js'\nexport const cart = E.right(one)",
      'src-contract/orders.ts':
        "import * as t from 'io-ts'\nimport type { cart } from '../src-domain/cart/cart.ts'\nexport const order = t.type({})\nexport type C = typeof cart",
      'src-adapters/stripe/browser.ts':
        "import { loadStripe } from '@stripe/stripe-js/pure'\nexport const stripe = loadStripe",
      'src-adapters/stripe/gateway.ts': "import { createHmac } from 'node:crypto'\nexport const sign = createHmac",
      'src-ui/cart/cart-bar.tsx':
        "import { Dialog } from '@base-ui/react/dialog'\nimport { BehaviorSubject } from 'rxjs'\nimport { useState } from 'react'\nexport const bar = [Dialog, BehaviorSubject, useState]",
      'src-server/start.ts':
        "import { createHash } from 'node:crypto'\nimport Fastify from 'fastify'\nimport { order } from '../src-contract/orders.ts'\nexport const start = [createHash, Fastify, order]",
      'src/browser/menu.ts':
        "import { Container } from 'inversify'\nimport { stripe } from '../../src-adapters/stripe/browser.ts'\nexport const menu = [Container, stripe]",
    }
    const result = await withPlantedTree(allowed, (root) => cruised(root, floors))
    expect(violationsOf(result)).to.deep.equal([])
    expect(result.modules.map(({ source }) => source)).to.include.members(Object.keys(allowed))
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
    ['a room has a place in the row', 'src-domain/kitchen/oven.ts', "import { x } from '../money/cents.ts'"],
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
    ['the server knows no adapter', 'src-server/start.ts', "import { x } from '../src-adapters/stripe/policy.ts'"],
    ['a journey knows no source', 'e2e/journeys/order.spec.ts', "import { x } from '../../src-domain/money/cents.ts'"],
    ['a brand is data', 'brands/osteria/brand.ts', "import { x } from '../../src-domain/money/cents.ts'"],
    ['what is imported exists', 'src/server/main.ts', "import { x } from './nowhere.ts'"],
    [
      'no server side in the browser',
      'src/browser/menu.ts',
      "import { x } from '../../src-adapters/stripe/gateway.ts'",
    ],
    ['no browser side on the server', 'src/server/main.ts', "import { x } from '../../src-adapters/stripe/browser.ts'"],
  ]
  const ground = {
    'src-domain/money/cents.ts': 'export const x = 1',
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
      const result = await withPlantedTree({ ...ground, [path]: text }, (root) =>
        cruised(root, [...new Set([...Object.keys(ground), path].map((file) => file.split('/')[0] ?? file))]),
      )
      const found = violationsOf(result)
      expect(found).to.have.length.greaterThan(0)
      for (const violation of found) expect(violation).to.match(new RegExp(`^${path} -> `))
    })
  }

  it('goes red: two modules in a circle', async () => {
    const circle = {
      'src-domain/cart/cart.ts': "import { b } from './line.ts'\nexport const a = (): unknown => b",
      'src-domain/cart/line.ts': "import { a } from './cart.ts'\nexport const b = (): unknown => a",
    }
    const result = await withPlantedTree(circle, (root) => cruised(root, ['src-domain']))
    expect(violationsOf(result).filter((violation) => violation.endsWith('no-circle'))).to.have.length(1)
  })
})
