import { join } from 'node:path'
import { type Either, isLeft, left, right } from 'fp-ts/lib/Either.js'
import type { BrandSeed } from '../../src-server/brand/brand-seed.ts'
import { type BrandVersionNeeds, withDemo } from '../../src-server/brand/start-brands.ts'
import { hashesOf } from '../../src-server/brand/version-pictures.ts'
import { withoutDemo } from '../../src-server/brand/without-demo.ts'
import { type BrandFolder, brandFolder, storedFolder } from '../brand/brand-folder.ts'
import { builtPictures } from '../brand/built-pictures.ts'
import { withHashedPictures } from '../brand/hashed-pictures.ts'
import type { LiveBrands } from '../brand/live-brands.ts'
import { checkHosts, type LoadedBrand, loadBrand } from '../brand/load-brands.ts'
import type { Environment } from '../environment/environment.ts'
import { catchStartError } from '../environment/start-error.ts'
import { mailDressOf } from './mail-dress.ts'
import { type BrandRules, refusalOfBrand } from './served-brands.ts'
import { staffHostRefusal, staffOrigin } from './staff-hosts.ts'
import { unbuiltLanguages } from './unbuilt-languages.ts'

export interface VersionsOfBrandsNeeds extends BrandRules {
  readonly live: LiveBrands
}

/** Reads the versions of brands by the rules of a start. */
export function versionsOfBrands({ live, ...rules }: VersionsOfBrandsNeeds): BrandVersionNeeds {
  const { environment } = rules
  const faultOf = (brand: LoadedBrand): string | undefined => {
    const others = live.all().filter((one) => one.brand.id !== brand.brand.id)
    const all = [...others, brand]
    const hosts = catchStartError(() => checkHosts(all))
    if (isLeft(hosts)) return hosts.left
    const [unbuilt] = unbuiltLanguages(brand.brand, environment.DIST_DIR)
    if (unbuilt !== undefined)
      return `Brand ${brand.brand.id} has the language ${unbuilt}, which this build does not have: run npm run build`
    return refusalOfBrand(rules, brand) ?? staffHostRefusal(environment, all)
  }
  const readFrom = (folder: BrandFolder): Either<readonly string[], LoadedBrand> => {
    const loaded = catchStartError(() => loadBrand(folder, () => undefined, 'here'))
    if (isLeft(loaded)) return left([loaded.left])
    const fault = faultOf(loaded.right)
    return fault === undefined ? loaded : left([fault])
  }
  const stored: BrandVersionNeeds['read'] = (brandId, { files, pictures }) => {
    const read = readFrom(storedFolder(brandId, withHashedPictures(files, pictures)))
    if (isLeft(read)) return read
    const brand = { ...read.right, seed: { ...read.right.seed, files } }
    return right({ seed: seedFor(brand, environment), serve: () => live.serve(brand) })
  }
  return {
    doFilesWin: environment.APP_ENV === 'development',
    mark: live.mark,
    read: stored,
    readFolder: (brandId) => {
      const { BRANDS_DIR: brandsDir, DIST_DIR: distDir } = environment
      const local = readFrom(brandFolder(join(brandsDir, brandId)))
      if (isLeft(local)) return local
      const pictures = builtPictures({ brandsDir, distDir }, brandId)
      if (isLeft(pictures)) return pictures
      const seed = seedFor(local.right, environment)
      const read = stored(brandId, { files: seed.files ?? {}, pictures: hashesOf(pictures.right) })
      if (isLeft(read)) return read
      return right({ ...read.right, seed: withDemo(read.right.seed, seed), pictures: pictures.right })
    },
  }
}

/** Rows of a brand, with what mails and staff need to know of this environment. */
export function seedFor(brand: LoadedBrand, environment: Environment): BrandSeed {
  const origin = staffOrigin(brand, environment)
  return {
    ...(environment.APP_ENV === 'development' ? brand.seed : withoutDemo(brand.seed)),
    mail: mailDressOf(brand, environment),
    ...(origin === undefined ? {} : { staffOrigin: origin }),
  }
}
