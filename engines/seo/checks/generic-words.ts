const generic = new Set(
  [
    'click here|click this|click|here|right here|this|this page|this link|link|more|more info|more information|more details|read more|read on|learn more|see more|find out more|go here|continue|continue reading|view more|download here|tap here|press here',
    'hier|hier klicken|klicken sie hier|mehr|mehr erfahren|mehr lesen|weiterlesen|weiter|mehr infos|zum artikel',
    'här|klicka här|läs mer|mer|mer information|se mer',
    'ici|cliquez ici|en savoir plus|lire la suite|plus|voir plus',
    'aquí|haz clic aquí|pincha aquí|leer más|más|más información|ver más|saber más',
    'qui|clicca qui|leggi di più|leggi tutto|scopri di più|di più',
    'klik hier|lees meer|meer|meer lezen|meer informatie',
    'clique aqui|aqui|leia mais|saiba mais|ver mais',
    'klik her|her|læs mere|mere|les mer|klikk her|lue lisää|tästä|kliknij tutaj|tutaj|więcej|czytaj więcej',
  ].flatMap((words) => words.split('|')),
);

/** Whether the words of a link could stand on any link. */
export const isGeneric = (label: string): boolean =>
  generic.has(
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s]/gu, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );
