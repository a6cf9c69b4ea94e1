import { diningOptions } from '../../../src-domain/dining-option/dining-option.ts'
import { aGroup, aMenu, anItem, anOption } from '../../builders/menu-builder.ts'

const toppings = anOption('Toppings')
  .between(0, 2)
  .offering(anItem('Egg').costing(150), anItem('Nori').costing(75), anItem('Corn'))
const noodles = anOption('Noodles').between(1, 1).offering(anItem('Thin'), anItem('Thick').costing(50))

const boundOptions = [
  anOption('None or one').between(0, 1),
  anOption('Just one').between(1, 1),
  anOption('One to three').between(1, 3),
  anOption('Just two').between(2, 2),
  anOption('Any number').between(0, undefined),
  anOption('Single only').between(0, 3).singleSelectionOnly(),
].map((option) => {
  const { name } = option.option
  return option.offering(anItem(`${name} A`), anItem(`${name} B`), anItem(`${name} C`))
})

const broth = anOption('Broth').between(1, 1).offering(anItem('Miso'), anItem('Clear').costing(100))

const size = anOption('Size').between(1, 1).offering(anItem('Small').costing(1_000), anItem('Large').costing(1_200))
const dips = anOption('Dips')
  .between(1, 2)
  .offering(...['Sesame', 'Peanut', 'Plum'].map((name) => anItem(`${name} dip`)))

export const menu = aMenu()
  .for(...diningOptions)
  .withRestaurant(
    { id: 'east', name: 'East kitchen', description: 'Steam and smoke', thumbnail: 'https://img.example/east.webp' },
    { id: 'west', name: 'West kitchen', description: 'Bread and butter' },
  )
  .withGroup(
    aGroup('Last')
      .withPriority(9)
      .of(
        anItem('Choices')
          .costing(100)
          .asking(...boundOptions),
        anItem('Bucket of Balls').withId('Bucket_of_Balls_(13_').costing(1_300),
        anItem('Your own').withCalories(310, 310).asking(size),
        anItem('Platter')
          .costing(2_000)
          .asking(
            anOption('Which dips').between(1, 1).offering(anItem('Trio').asking(dips)),
            anOption('Heat of it').between(1, 1).offering(anItem('Warm'), anItem('Cold')),
          ),
        anItem('Salad bowl')
          .costing(800)
          .asking(
            anOption('Dressing')
              .between(0, 2)
              .offering(anItem('Oil').forDiets('vegan'), anItem('Yoghurt').forDiets('vegetarian')),
            anOption('How big').between(1, 1).offering(anItem('A cup'), anItem('A bowl')),
          ),
      ),
    aGroup('Small plates').of(
      anItem('Dumplings')
        .costing(600)
        .withCalories(200, 320)
        .forDiets('vegan')
        .with({
          description: 'Six of them, steamed',
          additionalDescriptions: ['Contains soy'],
          images: ['http://img.example/dumplings.webp'],
          restaurantGroup: 'east',
        })
        .asking(
          anOption('Dip')
            .between(1, 1)
            .with({ navIndex: 2 })
            .offering(
              anItem('Soy dip').forDiets('vegan').withCalories(10, 10),
              anItem('Chilli dip')
                .costing(50)
                .with({ images: ['http://img.example/chilli.webp'] }),
            ),
          anOption('Extras').between(0, 2).with({ navIndex: 1 }).offering(anItem('Sesame'), anItem('Ginger')),
        ),
      anItem('Garlic bread').costing(450).with({ restaurantGroup: 'west' }),
    ),
    aGroup('Bowls').of(
      anItem('Ramen')
        .costing(1_250)
        .with({ description: 'Slow broth' })
        .withCalories(500, 700)
        .asking(noodles, toppings),
      anItem('Udon').costing(1_100).soldOut(),
      anItem('Rice')
        .costing(400)
        .forDiets('vegan')
        .with({ images: ['http://img.example/first.webp', '/images/second.webp'] }),
      anItem('Curry')
        .costing(900)
        .asking(
          anOption('Sides')
            .between(0, 3)
            .offering(...['Pickles', 'Salad', 'Slaw'].map((name) => anItem(name).costing(200).withCalories(120, 120))),
        ),
      anItem('Poke')
        .costing(1_000)
        .asking(
          anOption('Base')
            .between(1, 1)
            .withPriority(5)
            .offering(anItem('White'), anItem('Brown'))
            .preselecting('white'),
          anOption('Sauce').between(0, 1).withPriority(1).offering(anItem('Soy'), anItem('Ponzu')),
        ),
      anItem('Set')
        .costing(1_500)
        .asking(anOption('Side').between(0, 1).offering(anItem('Soup').asking(broth), anItem('Bread'))),
    ),
    aGroup('Bento').of(
      anItem('Chicken bento')
        .costing(1_100)
        .asking(anOption('Heat').between(0, 1).offering(anItem('Mild'), anItem('Hot')).preselecting('mild')),
      anItem('Tofu bento').costing(1_000),
    ),
    aGroup('Drinks')
      .of(anItem('Tea').costing(300), anItem('Lemonade').costing(350))
      .withSubgroups(
        aGroup('Bundle').between(1, 1).of(anItem('Two teas').costing(500), anItem('Four teas').costing(900)),
        aGroup('Sodas')
          .of(
            anItem('Cola')
              .costing(250)
              .asking(anOption('Ice').between(0, 1).offering(anItem('Cubes'), anItem('Crushed')).preselecting('cubes')),
            anItem('Root beer')
              .costing(260)
              .asking(anOption('Float').between(0, 1).offering(anItem('Vanilla'))),
          )
          .withSubgroups(aGroup('From small makers').of(anItem('Ginger beer').costing(450))),
      ),
  )
  .build()

export const packingMenu = aMenu()
  .for('pickup', 'delivery')
  .withGroup(
    aGroup('Cutlery').between(0, 2).of(anItem('Chopsticks'), anItem('Fork'), anItem('Spoon')),
    aGroup('Bag').singleSelectionOnly().of(anItem('Paper bag'), anItem('Cloth bag')),
    aGroup('Sauces').of(anItem('Soy sachet'), anItem('Chilli sachet')),
    aGroup('Allergy card').between(1, 1).of(anItem('No allergies'), anItem('Allergies')),
  )
  .build()
