type Kind = 'swapped' | 'missing' | 'doubled' | 'as heard'
type Mistyped = readonly [kind: Kind, brand: 'ember' | 'nocturne', typed: string, meant: readonly string[]]

export const mistypedDishes: readonly Mistyped[] = [
  ...of('swapped', 'ember', {
    shakhsuka: 'coal-shakshuka',
    temupra: 'prawn-tempura',
    yaksioba: 'coal-yakisoba',
    egglpant: 'mapo-eggplant whole-eggplant',
    'kastu curry': 'katsu-curry',
    falfael: 'falafel-pita',
    horhcata: 'oat-horchata',
    cucmuber: 'smashed-cucumber',
    'pork dumplnigs': 'pork-dumplings',
    granloa: 'berry-granola',
    ribyee: 'bone-in-ribeye',
    doguhnut: 'cinnamon-doughnuts',
  }),
  ...of('swapped', 'nocturne', {
    psitachio: 'pistachio-lime-ring',
    bluebrery: 'blueberry-night',
    espersso: 'espresso',
  }),
  ...of('missing', 'ember', {
    squd: 'salt-pepper-squid',
    'seaweed fris': 'seaweed-fries',
    scalion: 'scallion-flatbread',
    'brisket noodls': 'star-anise-brisket',
    'cocnut dal': 'coconut-dal',
    'salmn rice': 'salmon-rice-bowl',
    'lions mne': 'mushroom-steak',
    'pita flafel': 'falafel-pita',
    bagutte: 'steak-baguette',
    'labneh carots': 'ember-carrots',
    'tomatos tofu': 'blistered-tomatoes',
    custrd: 'burnt-custard',
    watermlon: 'watermelon-cooler',
  }),
  ...of('missing', 'nocturne', { pretzl: 'salt-pretzel', wafle: 'midnight-waffle' }),
  ...of('doubled', 'ember', {
    'dummplings mushroom': 'mushroom-dumplings',
    tempurra: 'prawn-tempura',
    yakkisoba: 'coal-yakisoba',
    tantaan: 'tantan-noodles',
    'peannut noodles': 'peanut-noodles',
    terriyaki: 'teriyaki-chicken-rice',
    bentto: 'kitchen-bento',
    riibeye: 'bone-in-ribeye',
    lobbster: 'lobster-half',
    'mangoo salad': 'green-mango-salad',
    mooncakke: 'lotus-mooncake',
    lemmonade: 'burnt-lemonade',
    yuzzu: 'yuzu-soda',
  }),
  ...of('doubled', 'nocturne', { esspresso: 'espresso', 'waffles midnightt': 'midnight-waffle' }),
  ...of('as heard', 'ember', {
    shukshuka: 'coal-shakshuka',
    filafel: 'falafel-pita',
    'lam flatbred': 'lamb-flatbread',
    'cury katsu': 'katsu-curry',
    'krab noodles': 'crab-garlic-noodles',
    edimame: 'charred-edamame',
    orchata: 'oat-horchata',
    'jazmine tea': 'jasmine-milk-tea iced-jasmine',
    donuts: 'cinnamon-doughnuts',
    'carmel cookie': 'miso-cookie',
  }),
  ...of('as heard', 'nocturne', {
    pistashio: 'pistachio-lime-ring',
    blewberry: 'blueberry-night',
    choklate: 'hot-chocolate chocolate-salt-ring',
    expresso: 'espresso',
    'midnite chai': 'midnight-chai',
  }),
]

function of(kind: Kind, brand: Mistyped[1], searches: Readonly<Record<string, string>>): readonly Mistyped[] {
  return Object.entries(searches).map(([typed, meant]) => [kind, brand, typed, meant.split(' ')])
}
