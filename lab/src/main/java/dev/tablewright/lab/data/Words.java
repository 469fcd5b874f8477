package dev.tablewright.lab.data;

import java.util.List;
import java.util.stream.IntStream;

/** The words that made-up texts are made of. To change one changes all data that was ever made with a seed. */
final class Words {

    static final List<String> GIVEN_NAMES =
            words("Ada Aisha Akira Alejandro Amara Amélie Anders Ananya Andrei Anna Arjun Astrid "
                    + "Ayşe Björn Bogdan Camila Carlos Catarina Chidi Chiara Clara Daniel Deniz Diego Dimitra Dmitri Elena Elif Emeka "
                    + "Emil Esther Fatima Felix Femi Finn Freya Gabriel Giulia Grace Hana Hannah Haruto Hassan Hiroshi Ibrahim Imani "
                    + "Ingrid Isabel Ivan Jakub James Jana Javier Jin Joana João José Julia Kaito Karim Katarzyna Kenji Khalid Kofi "
                    + "Kwame Lars Layla Lea Leila Liam Lin Lucas Luisa Magnus Mai Malik Maria Marta Mateo Mei Mikael Milan Mina Mohammed "
                    + "Nadia Naomi Nia Nikos Noah Nora Oksana Olga Olivia Omar Oscar Paula Pavel Petra Priya Quentin Rafael Rahul Ravi "
                    + "Renata Rosa Ruth Sakura Samir Sanjay Sara Sofia Søren Stefan Sunita Tariq Thabo Theo Tomás Uma Valentina Vera "
                    + "Viktor Wanjiru Wei Xin Yara Yusuf Zainab Zoë Zuzana");

    static final List<String> SURNAMES = words(
            "Abe Achieng Adeyemi Ahmed Alvarez Andersen Anand Bakker Banerjee Baptiste Becker "
                    + "Bergström Bianchi Boateng Bondarenko Brown Castro Chen Cohen Costa Danso Davies Delgado Demir Dubois Eriksen Evans "
                    + "Farouk Fernández Ferrari Fischer Fontaine Forsyth Fujita García Gomes Greco Gupta Haddad Hansen Hartmann Hayashi "
                    + "Horvat Huang Ibáñez Ito Ivanova Jansen Jensen Johansson Kamau Kaplan Kaya Keller Khan Kim Kovács Kowalski Kumar "
                    + "Larsen Laurent Lee Lindqvist Lopes Mahmoud Marino Martin Mbeki Mendoza Meyer Mishra Moreau Müller Murphy Mwangi "
                    + "Nakamura Nguyen Nielsen Novák Nowak Okafor Okonkwo Olsen Osei Pappas Park Patel Pereira Petrov Popescu Quist Ramos "
                    + "Rao Reyes Rossi Saito Santos Sato Schneider Schwarz Sharma Silva Singh Smith Sokolov Suzuki Takahashi Tanaka Torres "
                    + "Tran Traoré Usman Vargas Vasquez Virtanen Wagner Walker Wang Weber Wilson Wójcik Yamamoto Yang Yilmaz Zhang Zimmer");

    static final List<String> ADJECTIVES = words(
            "amber ancient autumn azure bold brave bright brisk calm clear clever cosy crimson "
                    + "crisp curious daily deep early eager easy electric emerald fair famous fast fine fresh friendly gentle giant glad "
                    + "golden grand green happy hidden honest humble icy indigo ivory jolly keen kind large late light little lively lucky "
                    + "mellow mighty misty modern narrow neat new noble northern open pale patient plain polished proud quick quiet rapid "
                    + "rare royal rustic scarlet secret sharp shiny silent silver simple sleek small smooth snowy soft solid southern "
                    + "steady still strong sturdy sunny swift tall tidy tiny true urban velvet vivid warm western wild winter wise young");

    static final List<String> NOUNS =
            words("acorn anchor anvil apple arrow badger barley basin beacon birch bridge brook candle "
                    + "canyon castle cedar chapel cliff cloud clover comet compass copper coral cotton cradle crane creek crystal dawn "
                    + "delta desert dolphin eagle echo ember falcon feather fern field finch fjord flame forest fountain fox garden glacier "
                    + "glade grove harbour hazel heron hill hollow horizon island ivy jasper juniper kettle kite lake lantern lark ledge "
                    + "lemon lily linden lotus maple marble meadow mill mirror moon moss mountain nest oak oasis ocean olive orbit orchard "
                    + "otter owl pebble pepper pine planet plum pond poppy prairie quarry quartz quill rabbit raven reef ridge river robin "
                    + "rocket saddle sail sparrow spring spruce star stone stream summit sunrise swan temple thistle tide timber tower "
                    + "trail tulip valley violet walnut willow wind wren");

    static final List<String> MATERIALS = words(
            "bamboo beech canvas ceramic copper cork cotton denim felt glass granite leather "
                    + "linen marble mesh nylon oak paper pine porcelain rattan rubber silk slate steel teak titanium walnut wicker wool");

    static final List<String> THINGS =
            words("apron backpack basket bench blanket blender bookcase bottle bowl bracelet brush "
                    + "cabinet camera chair clock coat cup cushion desk drill fan flask fork gloves grinder hammer hat headphones jacket "
                    + "jug kettle keyboard knife ladder lamp mat mirror mixer monitor mug notebook pan pen pillow plate printer racket "
                    + "radio rug sandals scarf scissors shelf shirt shoes sofa spoon stool suitcase table teapot tent toaster torch towel "
                    + "tray trousers tripod umbrella vase wallet watch whisk wrench");

    static final List<String> TOPICS = words(
            "antiques appliances architecture art astronomy audio baking bikes books camping ceramics "
                    + "chess cinema coffee cooking crafts cycling dance design drawing education electronics fashion fishing fitness "
                    + "flowers food furniture gaming gardening health hiking history hobbies home jewellery kitchen knitting languages "
                    + "lighting literature music nature office outdoors painting pets photography poetry pottery running sailing science "
                    + "sewing shoes skiing sports stationery tea tennis theatre tools toys travel walking watches wellness writing");

    static final List<String> VERBS =
            words("adds breaks brings carries changes checks cleans closes covers cuts fills finds fits "
                    + "follows gives helps holds improves joins keeps lifts loads makes marks meets mends moves needs opens packs paints "
                    + "passes plans prints protects reaches repairs replaces saves sends shows solves sorts starts stores supports tests "
                    + "tracks turns updates uses waits wraps");

    static final List<String> COMPANY_KINDS = words(
            "Company Group Holdings Industries Labs Limited Logistics Partners Services Studio Supplies Systems Trading Works");

    static final List<String> STREETS =
            words("Abbey Acacia Bell Bridge Castle Cedar Chapel Cherry Church Elm Garden Grove Harbour "
                    + "Hill Hope Kings Lake Laurel Linden Maple Market Meadow Mill Oak Orchard Park Pine Poplar Queens River School "
                    + "Spring Station Sunset Temple Valley Victoria Walnut Water Willow Windmill Wood");

    static final List<String> STREET_KINDS = words("Avenue Close Crescent Drive Lane Place Road Square Street Way");

    static final List<String> CITIES =
            words("Accra Almaty Amman Athens Auckland Bangkok Barcelona Bergen Berlin Bogotá Boston Brno "
                    + "Busan Cairo Chicago Cork Cusco Dakar Delhi Dublin Durban Edinburgh Gdańsk Geneva Ghent Graz Hamburg Hanoi Helsinki "
                    + "Izmir Jakarta Kigali Kobe Kraków Kyoto Lagos Lima Lisbon Ljubljana London Lyon Madrid Manila Medellín Melbourne "
                    + "Milan Montréal Mumbai Nairobi Naples Osaka Oslo Porto Prague Quito Riga Rome Rotterdam Santiago Seattle Seoul "
                    + "Seville Sofia Split Sydney Tallinn Tbilisi Tokyo Toronto Tunis Turin Utrecht Valencia Vienna Vilnius Warsaw "
                    + "Wellington Zagreb Zürich");

    static final List<String> COUNTRIES =
            words("Argentina Australia Austria Belgium Brazil Canada Chile Colombia Croatia Denmark "
                    + "Egypt Estonia Finland France Georgia Germany Ghana Greece India Indonesia Ireland Italy Japan Jordan Kenya "
                    + "Latvia Lithuania Mexico Netherlands Nigeria Norway Peru Philippines Poland Portugal Romania Rwanda Senegal Slovenia "
                    + "Spain Sweden Switzerland Thailand Tunisia Turkey Ukraine Uruguay Vietnam");

    static final List<String> REGIONS =
            words("Andalusia Bavaria Bihar Brabant Brittany California Catalonia Flanders Gauteng Hokkaido "
                    + "Jalisco Lombardy Normandy Ontario Oregon Provence Quebec Saxony Sicily Tasmania Texas Tuscany Tyrol Ulster "
                    + "Victoria Wales Yorkshire Zeeland");

    static final List<String> COLOURS = words(
            "amber aqua black blue brown coral crimson cyan gold green grey indigo ivory khaki lilac "
                    + "lime magenta maroon navy ochre olive orange pink plum purple red rose silver teal turquoise violet white yellow");

    static final List<String> LABELS =
            words("accepted archived backend billing blocked bug design docs draft duplicate easy feature "
                    + "frontend help idea important infra legal mobile new onboarding ops performance planned priority question read "
                    + "refactor regression release research review sales security support test urgent write");

    static final List<String> CURRENCIES =
            words("AUD BRL CAD CHF CZK DKK EUR GBP INR JPY KES MXN NOK PLN SEK TRY USD ZAR");

    static final List<String> LANGUAGES =
            words("ar cs da de el en es et fi fr hi hr hu it ja ko lt lv nl no pl pt ro sk sl sv tr uk vi zh");

    static final List<String> ZONES =
            words("Africa/Cairo Africa/Lagos Africa/Nairobi America/Bogota America/Chicago America/Lima "
                    + "America/New_York America/Toronto Asia/Bangkok Asia/Kolkata Asia/Seoul Asia/Tokyo Australia/Sydney Europe/Berlin "
                    + "Europe/Dublin Europe/Lisbon Europe/Oslo Europe/Paris Europe/Warsaw Pacific/Auckland UTC");

    static final List<String> BROWSERS = words("Chrome Edge Firefox Safari Vivaldi");
    static final List<String> SYSTEMS = words("Android Linux Windows iOS iPadOS macOS");
    static final List<String> DOMAINS = words("example.com example.org example.net");
    static final List<String> LETTERS = words("A B C D E F G H J K L M N P Q R S T U V W X Y Z");
    static final List<String> DIGITS = numbers(0, 9);

    private Words() {}

    static List<String> numbers(int first, int last) {
        return IntStream.rangeClosed(first, last).mapToObj(Integer::toString).toList();
    }

    private static List<String> words(String text) {
        return List.of(text.split(" ", -1));
    }
}
