import type { Country } from '#engines/leave/holidays.ts';

/** Where the sample company works, with names as they are heard there. All people are made up. */
export const places: Readonly<Record<Country, { city: string; first: string; last: string; dial: string }>> =
  {
    DE: {
      city: 'Hamburg',
      dial: '+49 40',
      first:
        'Jonas Lena Emre Aylin Maximilian Johanna Thanh Svenja Matthias Ebru Niklas Franziska Bogdan Greta Rainer',
      last: 'Weber Yıldız Hoffmann Nguyễn Krüger Schäfer Öztürk Lindemann Brandt Petrov Seidel Vogt Haas Baumgärtner Kaya',
    },
    ES: {
      city: 'Valencia',
      dial: '+34 96',
      first: 'Lucía Javier Nerea Pablo Inés Álvaro Carmen Íñigo Marta Rubén Yolanda Andrés Noa Gonzalo Pilar',
      last: 'Navarro Ibáñez Soler Cabrera Ruiz Montesinos Peña Vidal Aguirre Ortega Castells Moreno Zubiri Lozano Gil',
    },
    GB: {
      city: 'Bristol',
      dial: '+44 117',
      first:
        'Oliver Priya Callum Zainab Harriet Deepak Imogen Kwame Rhys Nadia Tobias Eleri Samir Beatrice Alasdair',
      last: 'Whitfield Patel Okonkwo Llewellyn Hargreaves Begum Fraser Ashworth Mensah Rees Chaudhry Pemberton Sinclair Bose Drury',
    },
    IE: {
      city: 'Cork',
      dial: '+353 21',
      first:
        'Aoife Cillian Niamh Oisín Saoirse Eoin Gráinne Tadhg Róisín Darragh Caoimhe Fionn Sinéad Lorcan Maeve',
      last: 'Byrne O’Sullivan Murphy Gallagher Ní-Bhriain Kinsella Doyle Mac-Carthaigh Healy Nolan Quirke Hennessy Keane Tierney Foley',
    },
    KE: {
      city: 'Nairobi',
      dial: '+254 20',
      first:
        'Wanjiku Otieno Achieng Kamau Njeri Mwangi Amina Kiprono Chebet Ochieng Faith Hassan Wairimu Barasa Naliaka',
      last: 'Mwangi Odhiambo Kariuki Cheruiyot Wafula Njoroge Abdi Kimani Korir Onyango Muthoni Ndegwa Juma Rotich Akinyi',
    },
    NL: {
      city: 'Utrecht',
      dial: '+31 30',
      first: 'Sanne Daan Fatima Bram Lotte Youssef Maaike Thijs Noor Ruben Femke Jeroen Samira Wouter Anouk',
      last: 'de-Vries Bakker El-Amrani Jansen van-den-Berg Visser Hoekstra Mulder Bos Dijkstra Yılmaz de-Graaf Kuipers van-Leeuwen Postma',
    },
    PL: {
      city: 'Gdańsk',
      dial: '+48 58',
      first:
        'Zofia Wojciech Małgorzata Piotr Agnieszka Łukasz Katarzyna Tomasz Ewa Michał Olena Krzysztof Joanna Paweł Iwona',
      last: 'Wiśniewska Kowalczyk Zieliński Dąbrowski Lewandowska Szymański Wójcik Kamińska Jabłoński Mazur Kravchenko Nowakowski Pawlak Głowacka Sikora',
    },
    PT: {
      city: 'Porto',
      dial: '+351 22',
      first:
        'Inês Tiago Beatriz Rui Catarina Nuno Mariana Gonçalo Leonor Duarte Joana Miguel Filipa Vasco Teresa',
      last: 'Carvalho Ferreira Figueiredo Antunes Moura Tavares Simões Lourenço Nóbrega Pinheiro Barros Guimarães Saraiva Queirós Matos',
    },
  };

/** A name as an address can hold it: 'Łukasz' is 'lukasz'. */
export const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ł', 'l')
    .replaceAll('ı', 'i')
    .replace(/[^a-z ]/g, '')
    .replaceAll(' ', '.');
