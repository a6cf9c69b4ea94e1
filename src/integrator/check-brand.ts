import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { isLeft, isRight, right } from 'fp-ts/lib/Either.js'
import type { ValidationError } from 'io-ts'
import { brandFile } from '../../src-contract/brand/brand-file.ts'
import { complaint } from '../../src-contract/codec/complaints.ts'
import { inCurrency } from '../../src-contract/codec/monetary.ts'
import { toldKey } from '../../src-contract/codec/unknown-keys.ts'
import { allowedDiningOptions } from '../../src-domain/brand/brand.ts'
import { groupsServed } from '../../src-domain/menu/served-in.ts'
import type { BrandFileKind, OrdersAt } from '../brand/brand-files.ts'
import { type BrandFolder, brandFolder } from '../brand/brand-folder.ts'
import { currencyOfFolder } from '../brand/currency-of-folder.ts'
import { filesOf, unknownKeysIn } from '../brand/hint-at-unknown-keys.ts'
import { brandNames, checkHosts, type LoadedBrand, loadBrand } from '../brand/load-brands.ts'
import { environmentOf } from '../environment/brand-environment.ts'
import { type BrandSecrets, readBrandSecrets } from '../environment/brand-secrets.ts'
import type { Environment } from '../environment/environment.ts'
import { catchStartError } from '../environment/start-error.ts'
import { lintMenusOf } from '../menu-lint-lines.ts'
import { incompleteServices, incompleteWarning } from '../server/brand-services.ts'
import { kitchenRefusal, seededStaffAt, silentKitchens, unremindedKitchens } from '../server/kitchen-rules.ts'
import { kitchenSecrets } from '../server/kitchen-secrets.ts'
import { accountRefusal } from '../server/served-brands.ts'
import { brandRefusal, servicesRefusal } from '../server/start-rules.ts'
import { socialSecrets } from '../social/secrets.ts'
import { socialRefusal } from '../social/server.ts'
import { lookFaults } from './look-faults.ts'
import { menuPictureFaults } from './picture-faults.ts'
import { saleWarnings } from './sale-warnings.ts'

/** Each line names the file and the key. */
export interface BrandFindings {
  readonly errors: readonly string[]
  /** Warnings do not prevent a start. */
  readonly warnings: readonly string[]
}

/** Also reports what a start ignores: unknown keys, missing layouts, fonts and pictures, unreadable colours. */
export function checkBrand(root: string, id: string, environment: Environment): BrandFindings {
  const folder = brandFolder(join(root, id))
  if (!existsSync(join(folder.path, 'brand.json'))) return { errors: [noBrand(root, id)], warnings: [] }
  const ordersAt = orderedAt(environment)
  const files = filesOf(folder, ordersAt)
  const unreadable = files.flatMap((file) => faultsIn(folder, file))
  const menus = ordersAt === 'here' ? lintMenusOf(folder).lines : []
  const started =
    unreadable.length > 0
      ? nothing
      : startFindings(root, folder, environment, () => loadBrand(folder, noHint, ordersAt))
  return {
    errors: [
      ...unreadable,
      ...files.flatMap((file) => unknownIn(folder, file)),
      ...lookFaults(folder),
      ...menus.filter((line) => line.startsWith(asError)).map((line) => line.slice(asError.length)),
      ...started.errors,
    ],
    warnings: [
      ...menus.filter((line) => line.startsWith(asWarning)).map((line) => line.slice(asWarning.length)),
      ...started.warnings,
    ],
  }
}

function orderedAt({ API_URL }: Environment): OrdersAt {
  return API_URL === undefined ? 'here' : 'another back end'
}

const nothing: BrandFindings = { errors: [], warnings: [] }
function noHint() {
  return undefined
}
const asError = 'error '
const asWarning = 'warning '

function noBrand(root: string, id: string): string {
  const others = existsSync(root) ? brandNames(root) : []
  const known = others.length === 0 ? '' : `; there is ${others.join(', ')}`
  return `${join(root, id, 'brand.json')} is missing${known}`
}

/** Reports unreadable entries of a brand file, except menus, which are checked elsewhere. */
function faultsIn(folder: BrandFolder, { name, readers, namedBy }: BrandFileKind): readonly string[] {
  if (namedBy !== undefined) return []
  const json = catchStartError(() => (isNeeded(name) ? folder.read(name, right) : folder.readIfThere(name, right)))
  if (isLeft(json)) return [json.left]
  if (json.right === undefined) return []
  const currency = currencyOfFolder(folder)
  const errors = readers
    .map((reader) => inCurrency(reader, currency).decode(json.right))
    .flatMap((seen) => (isLeft(seen) ? seen.left : []))
  return [...new Set(errors.map(complaintText))].map((line) => `${join(folder.path, name)} is broken at ${line}`)
}

function isNeeded(name: string): boolean {
  return name === 'brand.json' || name === 'locations.json'
}

/** Adds that a key is missing, because "not string" alone does not say so. */
function complaintText(error: ValidationError): string {
  return error.value === undefined ? `${complaint(error)} (it is missing)` : complaint(error)
}

function unknownIn(folder: BrandFolder, file: BrandFileKind): readonly string[] {
  const path = join(folder.path, file.name)
  return unknownKeysIn(folder, file).map((key) => `${path} has an unknown key: ${toldKey(key)}`)
}

function startFindings(
  root: string,
  folder: BrandFolder,
  environment: Environment,
  load: () => LoadedBrand,
): BrandFindings {
  const ordersAt = orderedAt(environment)
  const loaded = catchStartError(load)
  if (isLeft(loaded)) return { errors: [loaded.left], warnings: [] }
  const brand = loaded.right
  const hosts = catchStartError(() => checkHosts([brand, ...othersBelow(root, brand)]))
  const secrets = catchStartError(() => readBrandSecrets(environment))
  const why = isLeft(secrets)
    ? secrets
    : catchStartError(
        () =>
          secretsRefusal(environment, secrets.right, brand, othersBelow(root, brand).length === 0) ??
          brandRefusal(environment, brand) ??
          servicesRefusal(environment, secrets.right, brand.brand.id) ??
          kitchenRefusal(
            environmentOf(environment, secrets.right, brand.brand.id),
            [brand],
            kitchenSecrets(environment.KITCHEN_SECRETS_FILE, secrets.right),
          ) ??
          socialRefusal(environment, [brand], socialSecrets(environment.SOCIAL_SECRETS_FILE)),
      )
  return {
    errors: [
      ...(isLeft(hosts) ? [hosts.left] : []),
      ...(isLeft(why) ? [why.left] : why.right === undefined ? [] : [why.right]),
      ...menuPictures(folder, brand),
    ],
    warnings: [
      ...(isLeft(secrets) ? [] : secrets.right.warnings),
      ...(isLeft(secrets) ? [] : incompleteServices(environment, secrets.right, [brand]).map(incompleteWarning)),
      ...silentKitchens([brand], { canMail: () => true, isAttended: seededStaffAt([brand], environment) }),
      ...unremindedKitchens([brand]),
      ...typesWithoutDishes(folder, brand),
      ...tipsInFeeTooltip(folder, brand),
      ...(ordersAt === 'here' ? saleWarnings(folder, brand) : []),
    ],
  }
}

/** Where brands have secrets of their own, a brand without keys is not served. The environment's keys may be elsewhere. */
function secretsRefusal(
  environment: Environment,
  secrets: BrandSecrets,
  brand: LoadedBrand,
  hasOneBrand: boolean,
): string | undefined {
  const fault = secrets.faults.get(brand.brand.id)
  if (fault !== undefined || !secrets.isConfigured) return fault
  return accountRefusal({ environment, secrets, hasOneBrand }, brand)
}

/** Reports order types that are on but have no list of dishes. */
function typesWithoutDishes(folder: BrandFolder, { brand, seed: { menu } }: LoadedBrand): readonly string[] {
  if ('why' in menu) return []
  const files = filesOf(folder, 'here').flatMap(({ name, namedBy }) => (namedBy === 'menu' ? [name] : []))
  return allowedDiningOptions(brand)
    .filter((type) => groupsServed(menu, type).size === 0)
    .map((type) => `${join(folder.path, files[0] ?? 'menu.json')} has no list of dishes for ${type}, which is on`)
}

/** Reports a fee tooltip that mentions tips, because it could contradict the checkout. */
function tipsInFeeTooltip(folder: BrandFolder, { brand }: LoadedBrand): readonly string[] {
  return /\b(tips?|tipping|gratuit(y|ies)|propinas?)\b/i.test(brand.themes.checkout.serviceFeeTooltip)
    ? [
        `${join(folder.path, 'brand.json')} speaks of tips in themes.checkout.service_fee_tooltip: the checkout says where tips go`,
      ]
    : []
}

function othersBelow(root: string, { brand }: LoadedBrand) {
  return brandNames(root)
    .filter((name) => name !== brand.id)
    .map((name) => catchStartError(() => brandFolder(join(root, name)).read('brand.json', brandFile)))
    .flatMap((file) => (isRight(file) ? [file.right] : []))
}

function menuPictures(folder: BrandFolder, { seed }: LoadedBrand): readonly string[] {
  const nameOf = (part: 'menu' | 'packing') => filesOf(folder, 'here').find(({ namedBy }) => namedBy === part)?.name
  const own = Object.entries(seed.ownMenus ?? {}).flatMap(([id, { menu, packing }]) => {
    const slug = seed.locations.find(({ location }) => location.id === id)?.location.slug
    return [menu, packing].map((one) => [`locations.json, ${slug}`, one] as const)
  })
  const menus = [[nameOf('menu'), seed.menu] as const, [nameOf('packing'), seed.packingMenu] as const, ...own]
  const faults = menus.flatMap(([name = 'menu.json', menu]) =>
    menu === undefined || 'why' in menu
      ? []
      : menuPictureFaults(menu, folder).map((fault) => `${join(folder.path, name)} is broken at ${fault}`),
  )
  return [...new Set(faults)]
}
